import Foundation
import Glibc
import Sandbox
import Simulator
import TestSupport
import Testing

/// Only one user at a time can use the data of a device, and a killed process doesn't leave
/// anything permanently.
struct StorageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_DATA_HOME"] = folder.url.path
    environment["TMPDIR"] = folder.url.path
    return environment
  }

  @Test func saysWhoUsesTheDevice() throws {
    let lock = try StorageLock(folder.file("quince/devices"))
    let outcome = try Command.run(["run", "--no-open", "none"], environment: environment)
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("process \(getpid()), since 20"))
    #expect(outcome.errors.contains("--device-name NAME"))
    withExtendedLifetime(lock) {}
  }

  @Test func hasDevicesOfOtherNames() throws {
    let lock = try StorageLock(folder.file("quince/devices"))
    let outcome = try Command.run(
      ["run", "--no-open", "--device-name", "second", "none"], environment: environment)
    #expect(!outcome.errors.contains("in use"))
    let made = folder.file("quince/named-devices/second").path
    #expect(FileManager.default.fileExists(atPath: made))
    withExtendedLifetime(lock) {}
  }

  @Test(arguments: ["../devices", "", ".", "a/b"])
  func refusesNamesThatAreNone(_ name: String) throws {
    let outcome = try Command.run(
      ["run", "--no-open", "--device-name", name, "none"], environment: environment)
    #expect(outcome.code == 64)
  }

  @Test func letsTheDeviceGoWhenItsUserIsGone() throws {
    var lock: StorageLock? = try StorageLock(folder.url)
    #expect(throws: StorageLock.Held.self) { try StorageLock(folder.url) }
    withExtendedLifetime(lock) {}
    lock = nil
    #expect(throws: Never.self) { try StorageLock(folder.url) }
  }

  @Test func removesWhatAKilledCommandLeft() async throws {
    let flow = folder.file("waits.yaml")
    try "- launchApp\n- extendedWaitUntil: { visible: never, timeout: 60000 }\n"
      .write(to: flow, atomically: true, encoding: .utf8)
    let app = Command.repository.appendingPathComponent("Apps/HelloEnrique").path
    let own = folder.file("quince-\(getuid())")
    func folders() -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: own.path)) ?? []
      return names.filter { !$0.contains(".") }
    }
    let process = try Command.start(["play", flow.path, app], environment: environment)
    let deadline = ContinuousClock.now + .seconds(60)
    while folders().isEmpty, process.isRunning, ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(20))
    }
    let left = folders()
    #expect(!left.isEmpty)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try "- launchApp\n".write(to: flow, atomically: true, encoding: .utf8)
    let outcome = try Command.run(["play", flow.path, app], environment: environment)
    #expect(outcome.code == 0)
    #expect(folders() == [])
  }
}
