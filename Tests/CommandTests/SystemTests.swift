import Foundation
import TestSupport
import Testing

/// The system of a device: in the commands' option, in flows, and while a device is running.
@Suite(.serialized) struct SystemTests {
  private static let folder = "Tests/Projects/Systems"
  private static let project = Command.repository.appendingPathComponent(folder)
  private static let flows = project.appendingPathComponent("Flows")
  private static let flow = flows.appendingPathComponent("ios18.yaml").path

  @Test(arguments: [
    ["run"], ["play", flow], ["test"], ["elements"], ["inspect"], ["screenshot", "-o", "a.png"],
    ["record", flow, "-o", "a.gif"], ["survey"],
  ])
  func aSystemThatTheDeviceCannotRunIsIncorrectUsage(_ command: [String]) throws {
    for (options, message) in [
      (["--os", "19"], "Unknown system “19”: use 18.5, 26.5, or 27.2."),
      (["--os", "18.5", "--device", "iPhone 17"], "iPhone 17 can't run iOS 18.5"),
    ] {
      let outcome = try Command.run(command + [Self.project.path] + options)
      #expect(outcome.code == 64, "\(outcome.errors)")
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
  }

  @Test func eachFlowIsPlayedOnItsSystem() throws {
    let outcome = try Command.run("play", Self.flows.path, Self.project.path)
    #expect(outcome.code == 0, "\(outcome.output)")
    #expect(outcome.output.contains("3 passed"), "\(outcome.output)")
    #expect(!outcome.errors.contains("doesn't have iOS"))
  }

  @Test func theOptionTakesPrecedenceOverTheFlow() throws {
    let flow = Self.flows.appendingPathComponent("ios27.yaml").path
    let outcome = try Command.run("play", flow, Self.project.path, "--os", "26.1")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("Quince doesn't have iOS 26.1; it uses iOS 26.5.\n"))
    #expect(outcome.output.contains("ios27.yaml:6: "), "\(outcome.output)")
  }

  @Test func aFlowForAnEarlierSystemThanTheModelsIsIncorrectUsage() throws {
    let scratch = try TemporaryFolder()
    let flow = scratch.file("early.yaml")
    try "os: 18.4\n---\n- launchApp\n".write(to: flow, atomically: true, encoding: .utf8)
    let outcome = try Command.run(
      "play", flow.path, Self.project.path, "--device", "iPhone Air")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("iPhone Air can't run iOS 18.5"), "\(outcome.errors)")
  }

  @Test func aModelRunsTheSystemThatItShippedWith() throws {
    let outcome = try Command.run("elements", Self.project.path, "--device", "iPhone 17")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("“26.5”"), "\(outcome.output)")
  }

  /// Changing the system rebuilds and relaunches the app, which keeps its data.
  @Test func theSystemOfARunningDeviceChanges() async throws {
    let session = try RunningSession(Self.folder, options: ["--os", "26.1"])
    defer { session.end() }
    try await session.waitUntilServed()
    #expect(try await becomesTrue { try session.text.contains("launch 1 on 26.5") })
    // The app prints while it's launched.
    let texts = try session.text.split(separator: "launch 1 on 26.5")
    #expect(texts.first?.contains("Quince is at http://") == true)
    func device(_ arguments: String...) throws -> Command.Outcome {
      try Self.device(of: session, arguments)
    }
    #expect(try device("status").output.contains("system: 26.5\n"))
    #expect(try device("system", "28").code == 64)
    #expect(try device("system", "27.2").code == 0)
    #expect(
      try await becomesTrue(within: 120) { try session.text.contains("launch 2 on 27.2") })
    #expect(try device("status").output.contains("system: 27.2\n"))
    #expect(try device("system", "18.5").code == 0)
    #expect(
      try await becomesTrue(within: 120) { try session.text.contains("launch 3 on 18.5") })
    let text = try session.text
    #expect(text.contains("Quince doesn't have iOS 26.1; it uses iOS 26.5."))
    #expect(text.matches(of: /looks like iOS 18\.5/).count == 1, "\(text)")
  }

  @Test func aSystemThatTheAppCannotBeBuiltForIsNotChosen() async throws {
    let scratch = try TemporaryFolder()
    let project = scratch.file("Systems")
    try FileManager.default.copyItem(at: Self.project, to: project)
    let file = project.appendingPathComponent("Systems.xcodeproj/project.pbxproj")
    let setting = "IPHONEOS_DEPLOYMENT_TARGET = "
    try String(contentsOf: file, encoding: .utf8)
      .replacing(setting + "17.0", with: setting + "26.0")
      .write(to: file, atomically: true, encoding: .utf8)
    let session = try RunningSession(
      project.path, options: ["--device", "iPhone 15"])
    defer { session.end() }
    try await session.waitUntilServed()
    let outcome = try Self.device(of: session, ["system", "18.5"])
    #expect(outcome.code == 1)
    #expect(
      outcome.errors.contains("Systems can't be built for iOS 18.5."), "\(outcome.errors)")
    #expect(try Self.device(of: session, ["status"]).output.contains("system: 26.5\n"))
    #expect(try Self.device(of: session, ["system", "27.2"]).code == 0)
    #expect(try Self.device(of: session, ["status"]).output.contains("system: 27.2\n"))
  }

  /// Runs a device command on a session's device.
  private static func device(
    of session: RunningSession, _ arguments: [String]
  ) throws -> Command.Outcome {
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_DATA_HOME"] = session.dataHome
    return try Command.run(["device"] + arguments, environment: environment)
  }
}
