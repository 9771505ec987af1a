import Foundation
import TestSupport
import Testing

/// An app can use the network only if a user is watching or has allowed it.
struct NetworkTests {
  private let listener: Listener
  private let project: SpoiltProject
  private let flow: URL

  /// Creates a project whose app connects to the listener as soon as it's launched.
  init() throws {
    listener = try Listener()
    project = try SpoiltProject("Tests/Projects/Hostile")
    try project.replace(
      "Orders.given.begin()", with: "_ = Connection.toLoopback(port: \(listener.port))",
      in: "Hostile/AttacksViewController.swift")
    flow = project.url("flow.yaml")
    try "- launchApp\n".write(to: flow, atomically: true, encoding: .utf8)
  }

  /// Returns how often the app has reached the listener under a command that nobody watches.
  private func connections(_ command: [String]) throws -> Int {
    let outcome = try Command.run(command)
    #expect(outcome.code == 0, "\(outcome.errors)")
    return listener.connections
  }

  /// Returns the device messages that a user sees after the app has launched.
  private func watch(_ options: [String]) async throws -> String {
    let session = try RunningSession(project.path, options: options)
    defer { session.end() }
    try await session.waitUntilServed()
    return try session.text
  }

  /// Without a network, a request to an IP address fails as on a device in airplane mode.
  @Test func requestsFailAtOnceWithoutANetwork() async throws {
    try project.replace(
      "_ = Connection.toLoopback(port: \(listener.port))",
      with: """
        URLSession.shared.dataTask(with: URL(string: "http://192.0.2.1")!) { _, _, error in
              print("request:", (error as? URLError)?.errorCode ?? 0)
            }.resume()
        """, in: "Hostile/AttacksViewController.swift")
    let session = try RunningSession(project.path, options: ["--no-network"])
    defer { session.end() }
    try await session.waitUntilServed()
    let fails = try await becomesTrue { try session.text.contains("request: -1009") }
    let text = try session.text
    #expect(fails, "\(text)")
  }

  @Test func isOffUnlessAPersonWatchesOrSaysOtherwise() async throws {
    let picture = project.url("picture.png").path
    let movie = project.url("movie.gif").path
    let screenshot = ["screenshot", project.path, "-o", picture]
    let play = ["play", flow.path, project.path]
    #expect(try connections(screenshot) == 0)
    #expect(try connections(screenshot + ["--network"]) == 1)
    #expect(try connections(play) == 0)
    #expect(try connections(play + ["--network"]) == 1)
    #expect(try connections(["record", flow.path, project.path, "-o", movie]) == 0)
    // This option doesn't restrict the network, and its users know that.
    #expect(try connections(screenshot + ["--no-sandbox"]) == 1)

    #expect(!(try await watch([])).contains("no sandbox"))
    #expect(listener.connections == 1)
    _ = try await watch(["--no-network"])
    #expect(listener.connections == 0)
    let text = try await watch(["--no-sandbox"])
    #expect(
      text.contains(
        "There is no sandbox:\n  • an app and the compiler can do everything that you can"),
      "\(text)")
  }
}
