import Foundation

/// The Exif data of an image.
///
/// It's sendable, because the objects among the values are never changed.
struct ExifData: @unchecked Sendable {
  /// The properties of the image, the photograph, and the place, by Apple's names.
  private(set) var tiff: [String: Any] = [:]
  private(set) var photograph: [String: Any] = [:]
  private(set) var place: [String: Any] = [:]
  /// The orientation, from 1, which is upright, to 8.
  private(set) var orientation = 1
  /// The offset of the orientation in the file.
  private(set) var orientationPlace: Int?
  let isBigEndian: Bool
  /// The thumbnail's file.
  private(set) var thumbnail: Data?

  private let bytes: Bytes
  private let start: Int

  /// - Returns: `nil` if the bytes aren't Exif data.
  init?(_ bytes: Bytes, at start: Int, length: Int) {
    guard bytes.has("II", at: start) || bytes.has("MM", at: start) else { return nil }
    self.bytes = bytes
    self.start = start
    isBigEndian = bytes.has("MM", at: start)
    guard let first = number(at: start + 4, length: 4) else { return nil }
    let main = directory(at: start + first)
    tiff = values(of: main.entries, named: ExifNames.tiff)
    if let entry = main.entries.first(where: { $0.tag == 0x0112 }),
      let value = numbers(of: entry).first as? Int, (1...8).contains(value)
    {
      orientation = value
      orientationPlace = entry.place
    }
    photograph = properties(at: 0x8769, in: main, named: ExifNames.photograph)
    place = Self.withDegrees(properties(at: 0x8825, in: main, named: ExifNames.place))
    if let next = main.next { thumbnail = readThumbnail(in: directory(at: start + next)) }
  }

  private struct Entry {
    let tag: Int
    let type: Int
    let count: Int
    /// The offset of the first value in the file.
    let place: Int
  }

  private func number(at offset: Int, length: Int) -> Int? {
    isBigEndian
      ? bytes.big(at: offset, length: length) : bytes.little(at: offset, length: length)
  }

  private func directory(at offset: Int) -> (entries: [Entry], next: Int?) {
    guard let count = number(at: offset, length: 2), count <= ImageLimits.entryCount else {
      return ([], nil)
    }
    let entries = (0..<count).compactMap { entry(at: offset + 2 + 12 * $0) }
    let next = number(at: offset + 2 + 12 * count, length: 4)
    return (entries, next == 0 ? nil : next)
  }

  private func entry(at offset: Int) -> Entry? {
    guard let tag = number(at: offset, length: 2), let type = number(at: offset + 2, length: 2),
      let count = number(at: offset + 4, length: 4), let size = Self.sizes[type],
      count <= ImageLimits.valueLength / size
    else { return nil }
    var place = offset + 8
    if count * size > 4 {
      guard let far = number(at: place, length: 4) else { return nil }
      place = start + far
    }
    return Entry(tag: tag, type: type, count: count, place: place)
  }

  /// The number of bytes of a value, by type.
  private static let sizes = [
    1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8,
  ]

  private func properties(
    at tag: Int, in main: (entries: [Entry], next: Int?), named names: [Int: String]
  ) -> [String: Any] {
    guard let entry = main.entries.first(where: { $0.tag == tag }),
      let offset = numbers(of: entry).first as? Int
    else { return [:] }
    return values(of: directory(at: start + offset).entries, named: names)
  }

  /// Replaces degrees, minutes, and seconds with degrees, and the parts of a time with text.
  private static func withDegrees(_ place: [String: Any]) -> [String: Any] {
    var place = place
    for name in ["Latitude", "Longitude"] {
      guard let parts = place[name] as? [NSNumber], parts.count == 3 else { continue }
      place[name] = NSNumber(
        value: parts[0].doubleValue + parts[1].doubleValue / 60 + parts[2].doubleValue / 3600)
    }
    if let parts = place["TimeStamp"] as? [NSNumber], parts.count == 3 {
      place["TimeStamp"] = parts.map { String(format: "%02d", $0.intValue) }.joined(separator: ":")
    }
    return place
  }

  private func values(of entries: [Entry], named names: [Int: String]) -> [String: Any] {
    var values: [String: Any] = [:]
    for entry in entries {
      if let name = names[entry.tag], let value = value(of: entry) { values[name] = value }
    }
    return values
  }

  private func value(of entry: Entry) -> Any? {
    if entry.type == 2 {
      return bytes.part(at: entry.place, length: entry.count).map {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
    }
    let all = numbers(of: entry).map { $0 as? Int ?? $0 }
    let isList = all.count != 1 || ExifNames.lists.contains(entry.tag)
    return all.isEmpty ? nil : isList ? all.map(Self.boxed) as NSArray : Self.boxed(all[0])
  }

  private static func boxed(_ value: Any) -> NSNumber {
    if let value = value as? Int { return NSNumber(value: value) }
    return NSNumber(value: value as? Double ?? 0)
  }

  /// Returns the values of an entry, each an `Int` or a `Double`.
  private func numbers(of entry: Entry) -> [Any] {
    let size = Self.sizes[entry.type] ?? 1
    return (0..<min(entry.count, ImageLimits.valueCount)).compactMap {
      number(of: entry.type, at: entry.place + $0 * size)
    }
  }

  private func number(of type: Int, at offset: Int) -> Any? {
    switch type {
    case 1, 7: return bytes[offset]
    case 3: return number(at: offset, length: 2)
    case 4: return number(at: offset, length: 4)
    case 5, 10:
      guard let top = number(at: offset, length: 4), let bottom = number(at: offset + 4, length: 4)
      else { return nil }
      let isSigned = type == 10
      let value = (signed(top, isSigned), signed(bottom, isSigned))
      return value.1 == 0 ? nil : Double(value.0) / Double(value.1)
    case 6: return bytes[offset].map { Int(Int8(truncatingIfNeeded: $0)) }
    case 8: return number(at: offset, length: 2).map { Int(Int16(truncatingIfNeeded: $0)) }
    case 9: return number(at: offset, length: 4).map { Int(Int32(truncatingIfNeeded: $0)) }
    default: return nil
    }
  }

  private func signed(_ value: Int, _ isSigned: Bool) -> Int {
    isSigned ? Int(Int32(truncatingIfNeeded: value)) : value
  }

  private func readThumbnail(in directory: (entries: [Entry], next: Int?)) -> Data? {
    func first(_ tag: Int) -> Int? {
      directory.entries.first { $0.tag == tag }.flatMap { numbers(of: $0).first as? Int }
    }
    guard let offset = first(0x0201), let length = first(0x0202) else { return nil }
    return bytes.part(at: start + offset, length: length)
  }
}
