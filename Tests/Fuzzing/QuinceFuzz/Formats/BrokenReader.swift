import Foundation
import Fuzzing

extension FuzzFormat {
  /// A reader with a crash, a hang, and an error, for testing the fuzzer itself.
  @Sendable static func brokenReader() throws -> FuzzFormat {
    FuzzFormat(
      "broken", corpus: Corpus([Data("abc".utf8), Data("bcd".utf8)]), words: ["T", "H", "E"],
      patience: 0.5
    ) { input, _ in
      precondition(!input.contains(UInt8(ascii: "T")), "T is no letter")
      while input.contains(UInt8(ascii: "H")) {}
      if input.contains(UInt8(ascii: "E")) { throw Fault("E is refused") }
    }
  }
}
