import Foundation
import Testing

/// A full disk is reported, and an app's output still reaches the terminal.
struct FullDiskTests {
  @Test func isTold() async throws {
    let project = try SpoiltProject()
    try project.replace(
      "super.viewDidLoad()",
      with: """
        super.viewDidLoad()
        for number in 0..<4000 { print("line \\(number)", String(repeating: "x", count: 100)) }
        """, in: "HelloEnrique/ViewController.swift")
    let session = try RunningSession(project.path, diskSize: 200_000)
    defer { session.end() }
    try await session.waitUntilServed()
    let deadline = ContinuousClock.now + .seconds(20)
    while !(try session.text).contains("line 3999 "), ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(50))
    }
    let text = try session.text
    #expect(text.contains("Check whether its disk is full."))
    let numbers = text.matches(of: #/line (\d+) x+\n/#).compactMap { Int($0.output.1) }
    #expect(numbers == Array(0..<4000))
  }
}
