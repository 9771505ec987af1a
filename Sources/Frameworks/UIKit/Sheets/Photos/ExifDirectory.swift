import DeviceProtocol
import Foundation

/// The tags of an image's Exif data.
///
/// The data can contain anything, so each offset is checked.
struct ExifDirectory {
  /// The tags that a photo library needs.
  enum Tag: Int {
    case orientation = 0x112
    case dateTime = 0x132
    case exif = 0x8769
    case gps = 0x8825
    case dateTimeOriginal = 0x9003
    case offsetTimeOriginal = 0x9011
  }

  /// The tags of the GPS directory, which has its own numbers.
  private enum GPSTag: Int {
    case latitudeReference = 1
    case latitude, longitudeReference, longitude, altitudeReference, altitude
  }

  private struct Entry {
    var type: Int
    var count: Int
    /// The offset of the values.
    var offset: Int
  }

  /// The maximum number of tags in a directory.
  private static let mostEntries = 512
  /// The sizes of the types of values, in bytes, by their numbers.
  private static let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8]

  private let bytes: [UInt8]
  private let isBigEndian: Bool
  private var entries: [Int: Entry] = [:]
  private var gps: [Int: Entry] = [:]

  /// Reads the tags of data that starts with a TIFF header, or returns `nil` if it doesn't.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 8 else { return nil }
    switch bytes[0..<2] {
    case [0x49, 0x49]: isBigEndian = false
    case [0x4D, 0x4D]: isBigEndian = true
    default: return nil
    }
    self.bytes = bytes
    guard number(at: 2, size: 2) == 42, let start = number(at: 4, size: 4) else { return nil }
    entries = directory(at: start)
    if let offset = number(.exif) {
      entries.merge(directory(at: offset)) { first, _ in first }
    }
    if let offset = number(.gps) { gps = directory(at: offset) }
  }

  private func number(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset + size <= bytes.count else { return nil }
    let part = bytes[offset..<offset + size]
    let ordered = isBigEndian ? Array(part) : part.reversed()
    return ordered.reduce(0) { $0 << 8 | Int($1) }
  }

  private func directory(at start: Int) -> [Int: Entry] {
    var found: [Int: Entry] = [:]
    let count = min(number(at: start, size: 2) ?? 0, Self.mostEntries)
    for index in 0..<count {
      let offset = start + 2 + index * 12
      guard let tag = number(at: offset, size: 2), let type = number(at: offset + 2, size: 2),
        let count = number(at: offset + 4, size: 4), let size = Self.sizes[type],
        count <= bytes.count
      else { continue }
      let isInside = count * size <= 4
      guard let place = isInside ? offset + 8 : number(at: offset + 8, size: 4),
        place + count * size <= bytes.count
      else { continue }
      found[tag] = Entry(type: type, count: count, offset: place)
    }
    return found
  }

  // MARK: Values

  /// Returns the first number of a tag.
  func number(_ tag: Tag) -> Int? {
    guard let entry = entries[tag.rawValue], entry.count > 0 else { return nil }
    return number(at: entry.offset, size: entry.type == 3 ? 2 : entry.type == 1 ? 1 : 4)
  }

  private func text(_ entry: Entry?) -> String? {
    guard let entry, entry.type == 2 else { return nil }
    let part = bytes[entry.offset..<entry.offset + entry.count]
    return String(decoding: part.prefix { $0 != 0 }, as: UTF8.self)
  }

  private func fractions(_ entry: Entry?) -> [Double] {
    guard let entry, entry.type == 5 else { return [] }
    return (0..<min(entry.count, 3)).compactMap { index in
      guard let top = number(at: entry.offset + index * 8, size: 4),
        let bottom = number(at: entry.offset + index * 8 + 4, size: 4), bottom != 0
      else { return nil }
      return Double(top) / Double(bottom)
    }
  }

  // MARK: Date and place

  /// Returns the time at which the image was taken.
  /// - Parameter timeZone: The time zone of a date that has none.
  func date(in timeZone: TimeZone) -> Date? {
    let entry = entries[Tag.dateTimeOriginal.rawValue] ?? entries[Tag.dateTime.rawValue]
    guard let text = text(entry),
      let parts = text.wholeMatch(of: /(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d).*/)
    else { return nil }
    var components = DateComponents()
    components.year = Int(parts.1)
    components.month = Int(parts.2)
    components.day = Int(parts.3)
    components.hour = Int(parts.4)
    components.minute = Int(parts.5)
    components.second = Int(parts.6)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = offset ?? timeZone
    return calendar.date(from: components)
  }

  private var offset: TimeZone? {
    guard let text = text(entries[Tag.offsetTimeOriginal.rawValue]),
      let parts = text.wholeMatch(of: /([+-])(\d\d):(\d\d)/), let hours = Int(parts.2),
      let minutes = Int(parts.3)
    else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return TimeZone(secondsFromGMT: parts.1 == "-" ? -seconds : seconds)
  }

  /// The place where the image was taken.
  var place: PhotoPlace? {
    guard let latitude = angle(.latitude, from: .latitudeReference, negative: "S"),
      let longitude = angle(.longitude, from: .longitudeReference, negative: "W")
    else { return nil }
    let height = fractions(gps[GPSTag.altitude.rawValue]).first ?? 0
    let isBelow = gps[GPSTag.altitudeReference.rawValue].map { bytes[$0.offset] == 1 } ?? false
    return PhotoPlace(
      latitude: latitude, longitude: longitude, altitude: isBelow ? -height : height)
  }

  private func angle(_ tag: GPSTag, from reference: GPSTag, negative: String) -> Double? {
    let parts = fractions(gps[tag.rawValue])
    guard let degrees = parts.first, let direction = text(gps[reference.rawValue]) else {
      return nil
    }
    let minutes = parts.count > 1 ? parts[1] : 0
    let seconds = parts.count > 2 ? parts[2] : 0
    let angle = degrees + minutes / 60 + seconds / 3600
    return direction == negative ? -angle : angle
  }
}
