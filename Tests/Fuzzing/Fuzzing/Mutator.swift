import Foundation
import TestSupport

/// Creates mutants of inputs by damaging bytes, numbers, words, and lines, repeating parts, and
/// combining inputs.
package struct Mutator {
  /// The maximum size of a mutant, in bytes.
  private static let largest = 1 << 18

  private let corpus: [Data]
  private let words: [Data]
  private var random: SeededGenerator

  /// Creates a mutator that produces the same mutants for the same seed.
  package init(corpus: [Data], words: [String], seed: UInt64) {
    self.corpus = corpus
    self.words = words.map { Data($0.utf8) }
    random = SeededGenerator(seed: seed)
  }

  /// Returns the next mutant.
  package mutating func mutant() -> Data {
    var bytes = [UInt8](corpus.randomElement(using: &random) ?? Data())
    for _ in 0..<(1 << Int.random(in: 0...3, using: &random)) {
      mutate(&bytes)
      if bytes.count > Self.largest { bytes.removeSubrange(Self.largest...) }
    }
    return Data(bytes)
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    switch Int.random(in: 0..<13, using: &random) {
    case 0: flipBit(of: &bytes)
    case 1: setByte(of: &bytes)
    case 2: bytes.insert(contentsOf: noise(), at: place(in: bytes))
    case 3: bytes.removeSubrange(part(of: bytes))
    case 4: bytes.insert(contentsOf: Array(bytes[part(of: bytes)]), at: place(in: bytes))
    case 5: bytes.insert(contentsOf: word(), at: place(in: bytes))
    case 6: bytes.replaceSubrange(token(of: bytes), with: word())
    case 7: bytes.replaceSubrange(token(of: bytes), with: Array(bytes[token(of: bytes)]))
    case 8: replaceNumber(in: &bytes)
    case 9: exchangeLines(of: &bytes)
    case 10: splice(&bytes)
    case 11: bytes.removeSubrange(place(in: bytes)...)
    default: repeatPart(of: &bytes)
    }
  }

  // MARK: Positions

  private mutating func place(in bytes: [UInt8]) -> Int {
    Int.random(in: 0...bytes.count, using: &random)
  }

  /// Returns a random part, which is more likely to be short than long.
  private mutating func part(of bytes: [UInt8]) -> Range<Int> {
    let start = place(in: bytes)
    let longest = 1 << Int.random(in: 0...12, using: &random)
    return start..<min(bytes.count, start + Int.random(in: 0...longest, using: &random))
  }

  /// Returns a random word, number, or name, or an empty range if there is none.
  private mutating func token(of bytes: [UInt8]) -> Range<Int> {
    let middle = place(in: bytes)
    guard let start = bytes[middle...].firstIndex(where: Self.isOfWord) else {
      return middle..<middle
    }
    let first = bytes[..<start].lastIndex { !Self.isOfWord($0) }.map { $0 + 1 } ?? 0
    let end = bytes[start...].firstIndex { !Self.isOfWord($0) } ?? bytes.count
    return (middle == start ? first : start)..<end
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  // MARK: Changes

  private mutating func flipBit(of bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    bytes[Int.random(in: 0..<bytes.count, using: &random)] ^=
      1
      << UInt8.random(
        in: 0..<8, using: &random)
  }

  private mutating func setByte(of bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let special: [UInt8] = [
      0, 0x0A, 0x20, 0x22, 0x24, 0x27, 0x28, 0x2E, 0x2F, 0x3C, 0x40, 0x7F, 0x80, 0xC0, 0xED, 0xFF,
    ]
    bytes[Int.random(in: 0..<bytes.count, using: &random)] =
      special.randomElement(using: &random)!
  }

  private mutating func noise() -> [UInt8] {
    (0..<Int.random(in: 1...16, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
  }

  private mutating func word() -> [UInt8] {
    let special: [String] = [
      "../", "/etc/passwd", "$(inherited)", "@file", "-x", "'", "\"", "\n", "\0", "%s", "${A}",
      "true", "null", "\u{301}", "e\u{301}", "\u{202E}", "\u{FEFF}",
    ]
    if words.isEmpty || Int.random(in: 0..<4, using: &random) == 0 {
      return Array(special.randomElement(using: &random)!.utf8)
    }
    return [UInt8](words.randomElement(using: &random)!)
  }

  private mutating func replaceNumber(in bytes: inout [UInt8]) {
    let numbers = [
      "0", "-1", "1", "255", "256", "65536", "2147483647", "-2147483648", "4294967295",
      "9223372036854775807", "18446744073709551616", "1e308", "-1e308", "1e-320", "nan", "inf",
      "0x7fffffff", "1.5", "99999999999999999999999999",
    ]
    let start = place(in: bytes)
    guard
      let first = bytes[start...].firstIndex(where: {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      })
    else { return }
    let end =
      bytes[first...].firstIndex { byte in
        !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) && byte != UInt8(ascii: ".")
      } ?? bytes.count
    bytes.replaceSubrange(first..<end, with: Array(numbers.randomElement(using: &random)!.utf8))
  }

  private mutating func exchangeLines(of bytes: inout [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count > 1 else { return }
    let one = Int.random(in: 0..<lines.count, using: &random)
    let other = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: lines.swapAt(one, other)
    case 1: lines.remove(at: one)
    default: lines.insert(lines[other], at: one)
    }
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private mutating func splice(_ bytes: inout [UInt8]) {
    let other = [UInt8](corpus.randomElement(using: &random) ?? Data())
    if Bool.random(using: &random) {
      bytes = Array(bytes[..<place(in: bytes)] + other[place(in: other)...])
    } else {
      bytes.insert(contentsOf: other[part(of: other)], at: place(in: bytes))
    }
  }

  /// Repeats a part very often, which detects unlimited nesting.
  private mutating func repeatPart(of bytes: inout [UInt8]) {
    let part =
      Bool.random(using: &random) ? word() : Array(bytes[token(of: bytes)].prefix(64))
    let times = 1 << Int.random(in: 1...15, using: &random)
    var repeated: [UInt8] = []
    while repeated.count < min(part.count * times, Self.largest) { repeated += part }
    bytes.insert(contentsOf: repeated, at: place(in: bytes))
  }
}
