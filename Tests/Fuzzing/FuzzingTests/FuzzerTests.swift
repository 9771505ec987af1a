import Foundation
import Fuzzing
import Testing

/// The fuzzer itself must find faults, and the same ones each time.
struct FuzzerTests {
  @Test func mutantsHangOnNothingButTheSeed() {
    func mutants(seed: UInt64) -> [Data] {
      var mutator = Mutator(
        corpus: [Data("one two\nthree".utf8), Data("4.5, six".utf8)], words: ["<a>"], seed: seed)
      return (0..<200).map { _ in mutator.mutant() }
    }
    #expect(mutants(seed: 1) == mutants(seed: 1))
    #expect(mutants(seed: 1) != mutants(seed: 2))
    #expect(Set(mutants(seed: 3)).count > 150)
  }

  @Test func whatBreaksAReaderIsFoundAndKept() throws {
    let finds = FileManager.default.temporaryDirectory
      .appendingPathComponent("quince-finds-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: finds) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("quince-fuzz")
    process.arguments = ["broken", "--seconds", "60", "--count", "60", "--finds", finds.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(output.contains("T is no letter"))
    #expect(output.contains("takes longer than 0.5 s"))
    #expect(output.contains("Fault: E is refused"))
    let kept = try FileManager.default.contentsOfDirectory(atPath: finds.path)
      .map { try Data(contentsOf: finds.appendingPathComponent($0)) }
    for letter in ["T", "H", "E"] {
      #expect(kept.contains { $0.contains(Data(letter.utf8)) }, "\(letter) is not kept")
    }
  }
}

extension Data {
  fileprivate func contains(_ other: Data) -> Bool { range(of: other) != nil }
}
