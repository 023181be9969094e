import { describe, expect, it, test } from 'vitest'
import { catalogue, findProduct } from '../catalogue.ts'
import { chosenSize } from '../packing/chosen-size.ts'
import { piecesOf } from '../packing/line-pieces.ts'
import { pieceSize } from '../packing/piece-size.ts'
import { cutText, isCutLine, readInches } from './cut.ts'
import { lineOf, readLineId } from './line-id.ts'

function read(id: string) {
  const result = readLineId(id, findProduct)
  if (!result.ok) throw new Error(`${id}: ${result.reason}`)
  return result.line
}

function refused(id: string): string {
  const result = readLineId(id, findProduct)
  return result.ok ? 'understood' : result.reason
}

describe('a cut for parcel', () => {
  it('is a choice of the line, and costs what the whole stick costs', () => {
    const line = read('c-6010:cut=72+72')
    expect(line.id).toBe('c-6010:length=12,species=red-oak,cut=72+72')
    expect(line.title).toBe('Colonial Handrail, 12 ft, Red Oak, cut to 72" + 72"')
    expect(line.unitPriceCents).toBe(10_499)
  })

  it('is of the stick that the length names', () => {
    const line = read('c-6010:length=8,cut=48+48')
    expect(line.unitPriceCents).toBe(6999)
    expect(refused('c-6010:length=8,cut=72+72')).toBe('unknown-cut')
  })

  it('is written one way, whichever way it was named', () => {
    expect(read('c-6010:cut=80.6875+63-5/16').id).toBe(read('c-6010:cut=80-11/16+63.3125').id)
    expect(read(read('c-6010:cut=80.6875+63-5/16').id).id).toContain('cut=80-11/16+63-5/16')
  })

  test.each([
    '100+44',
    '72+73',
    '0+144',
    '144',
    '72+72+0',
    '7e1+74',
    '+72+72',
    '72++72',
    '72+72+',
    '-72+216',
    '72.03+71.97',
    '71-17/16+72',
    '072+72',
    '٧٢+٧٢',
    ' 72+72',
    Array.from({ length: 144 }, () => 1).join('+'),
  ])('cannot be %s', (cut) => {
    expect(refused(`c-6010:cut=${cut}`)).toBe('unknown-cut')
  })

  test.each([
    'n-4020:species=red-oak,cut=24+24',
    'm-399:cut=22+22',
    'c-8010:species=red-oak,cut=21+21',
  ])('is not for what is no long stock: %s', (id) => {
    expect(refused(id)).toBe('unknown-cut')
  })

  it('is for moldings that are sold by the foot, too', () => {
    const line = read('c-8128:species=red-oak,cut=48+48')
    expect(line.id).toBe('c-8128:species=red-oak,size=96,cut=48+48')
    expect(refused('c-8128:species=red-oak,size=192,cut=48+48')).toBe('unknown-cut')
  })
})

describe('a piece cut to length', () => {
  it('is of the stick that the price is stated for', () => {
    const line = read('c-6010:length=80-11/16')
    expect(line.id).toBe('c-6010:length=80-11/16,species=red-oak')
    expect(line.title).toBe('Colonial Handrail, 12 ft, Red Oak, cut to 80-11/16"')
    expect(line.unitPriceCents).toBe(10_499)
  })

  it('is of the shortest that is long enough where that is too short', () => {
    expect(read('c-6045:length=130').unitPriceCents).toBe(read('c-6045:length=12').unitPriceCents)
  })

  it('is of another stick where the line says so', () => {
    const line = read('c-6010:length=80.6875,stick=8')
    expect(line.id).toBe('c-6010:length=80-11/16,species=red-oak,stick=8')
    expect(line.unitPriceCents).toBe(6999)
    expect(read(line.id).id).toBe(line.id)
    expect(refused('c-6010:length=100,stick=8')).toBe('unknown-cut')
    expect(refused('c-6010:length=80,stick=9')).toBe('unknown-cut')
    expect(refused('c-6010:stick=8')).toBe('unknown-cut')
  })

  it('names no stick where lengths are sold in inches: the size is the stick', () => {
    expect(read('c-8128:species=red-oak,size=192,length=80').id).toBe(
      'c-8128:species=red-oak,size=192,length=80',
    )
    expect(refused('c-8128:species=red-oak,length=80,stick=192')).toBe('unknown-cut')
  })

  it('leaves the lengths that are sold what they are: 12 is twelve feet', () => {
    expect(read('c-6010:length=12').choices).toEqual({ length: '12', species: 'red-oak' })
  })

  test.each(['23', '143-15/16', '144', '300', '80-1/3', '80.03', '8e1', '-80', '80-11/16+20'])(
    'cannot be %s of a 12 ft stick, or of any',
    (length) => {
      const id = `c-6010:length=${length},stick=12`
      expect(refused(id)).toBe('unknown-cut')
    },
  )

  it('is not cut into pieces as well', () => {
    expect(refused('c-6010:length=80,cut=72+72')).toBe('unknown-cut')
  })
})

test('a cut that the chosen stick does not allow is left out of the line that is picked', () => {
  const rail = read('c-6010').product
  expect(lineOf(rail, { length: '8', cut: '72+72' }).id).toBe('c-6010:length=8,species=red-oak')
  expect(lineOf(rail, { length: '12', cut: '72+72' }).id).toContain('cut=72+72')
})

test('the pieces of a stick share its weight, and come to its length', () => {
  const line = read('c-6010:cut=72+72')
  const size = pieceSize(line.product)
  const pieces = piecesOf(size, line)
  expect(pieces.map(({ lengthIn }) => lengthIn)).toEqual([72, 72])
  const whole = chosenSize(size, line.product, line.choices).weightLb
  expect(pieces.reduce((sum, { weightLb }) => sum + weightLb, 0)).toBeCloseTo(whole, 9)
  expect(piecesOf(size, read('c-6010:length=72'))[0]?.weightLb).toBeCloseTo(whole / 2, 9)
})

test('lengths are whole sixteenths, in digits', () => {
  expect(readInches('80-11/16')).toBe(80.6875)
  expect(readInches('80.6875')).toBe(80.6875)
  expect(readInches('80-3/6')).toBeUndefined()
  expect(readInches('80.1')).toBeUndefined()
  expect(readInches('')).toBeUndefined()
  expect(cutText([80.6875, 63.3125])).toBe('80-11/16+63-5/16')
})

test('an id tells whether its line is cut', () => {
  expect(isCutLine(read('c-6010:cut=72+72').id)).toBe(true)
  expect(isCutLine(read('c-6010:length=80-11/16').id)).toBe(true)
  expect(isCutLine(read('c-6010:length=24').id)).toBe(true)
  const stocked = catalogue.flatMap((product) => [
    product.id,
    lineOf(product, {}).id,
    ...product.optionGroups.flatMap(({ id, options }) =>
      options.map(({ code }) => lineOf(product, { [id]: code }).id),
    ),
  ])
  expect(stocked.filter(isCutLine)).toEqual([])
})
