import Foundation
import Testing

@testable import Sandbox

/// Confined programs can't change the machine or use child processes to exceed their limits, with
/// any user and with or without bubblewrap.
@Suite(.serialized) struct ConfinementTests {
  /// Runs the program in a folder that's removed afterward.
  private func run(
    _ confinement: Confinement, _ arguments: String...,
    change: (inout SandboxRules) -> Void = { _ in }
  ) async throws -> ConfinedProgram.Result {
    let own = try confinement.folder()
    defer { try? FileManager.default.removeItem(at: own) }
    return try await confinement.run(arguments, own: own, change: change)
  }

  @Test(arguments: Confinement.all)
  func changesNothingOutside(_ confinement: Confinement) async throws {
    let outside = try confinement.folder()
    defer { try? FileManager.default.removeItem(at: outside) }
    let secret = outside.appendingPathComponent("secret")
    try Data("secret".utf8).write(to: secret)
    chown(secret.path, confinement.person ?? getuid(), confinement.person ?? getgid())
    let before = try FileManager.default.attributesOfItem(atPath: secret.path)
    let result = try await run(confinement, "changes", secret.path)
    let lines = result.output.split(separator: "\n")
    #expect(lines.filter { !$0.hasPrefix("Uid:") && !$0.hasPrefix("CapEff:") } == [])
    let user = try #require(lines.first { $0.hasPrefix("Uid:") }).split(separator: "\t")[1]
    #expect(user != "0")
    let capabilities = try #require(lines.first { $0.hasPrefix("CapEff:") }).split(separator: "\t")
    // The second way involves folders that the user can't access. Landlock determines which of them
    // are readable.
    let allowed: Set = confinement.means.shortcoming == nil ? [0] : [0, 4]
    #expect(allowed.contains(try #require(Int(capabilities[1], radix: 16))))
    let after = try FileManager.default.attributesOfItem(atPath: secret.path)
    #expect(after[.posixPermissions] as? Int == before[.posixPermissions] as? Int)
    #expect(after[.modificationDate] as? Date == before[.modificationDate] as? Date)
  }

  @Test(arguments: Confinement.all)
  func itsChildrensMemoryIsItsOwn(_ confinement: Confinement) async throws {
    let result = try await run(confinement, "memory") { $0.limits.memory = 160 << 20 }
    #expect(result.output.contains("more than 160 MB of memory"), "\(result)")
  }

  @Test(.enabled(if: ControlGroup.parent != nil), arguments: Confinement.all)
  func theKernelLimitsItsMemoryWhereItCan(_ confinement: Confinement) async throws {
    let result = try await run(confinement, "group")
    #expect(result.output.contains("/quince-"), "\(result)")
    let parent = try #require(ControlGroup.parent)
    let groups = try FileManager.default.contentsOfDirectory(atPath: parent.path)
    let name = try #require(result.output.split(separator: "/").last?.split(separator: "\n").first)
    #expect(!groups.contains(String(name)))
  }

  @Test(arguments: Confinement.all)
  func whatIsSharedCountsOnce(_ confinement: Confinement) async throws {
    let result = try await run(confinement, "sharing") { $0.limits.memory = 160 << 20 }
    #expect(result.output == "ended\n", "\(result)")
  }

  @Test(arguments: Confinement.all)
  func filesInMemoryAreMemory(_ confinement: Confinement) async throws {
    guard case .bubblewrap = confinement.means else { return }
    let result = try await run(confinement, "files") {
      $0.limits.memory = 40 << 20
      $0.temporary = [$0.writable[0]]
      $0.writable = []
    }
    #expect(result.output.contains("more than 40 MB of memory"), "\(result)")
  }

  @Test(arguments: Confinement.all)
  func filesThatAChildHasRemovedAreStored(_ confinement: Confinement) async throws {
    let result = try await run(confinement, "removed") {
      $0.limits.storage = 64 << 20
      $0.container = $0.writable[0]
    }
    #expect(result.output.contains("stored more than 64 MB"), "\(result)")
  }

  /// A process that's ending doesn't show its open files, as if it hid them.
  @Test(arguments: Confinement.all)
  func aChildThatEndsHidesNothing(_ confinement: Confinement) async throws {
    let result = try await run(confinement, "ending") {
      $0.limits.storage = 64 << 20
      $0.container = $0.writable[0]
    }
    #expect(result.output == "ended\n", "\(result)")
  }

  @Test(arguments: Confinement.all)
  func itsChildrensComputingIsItsOwn(_ confinement: Confinement) async throws {
    let result = try await run(confinement, "computing") { $0.limits.computing = 1 }
    #expect(result.output.contains("used more than 1 second of CPU time"), "\(result)")
  }

  @Test(arguments: Confinement.all)
  func aChildThatWaitsIsEnded(_ confinement: Confinement) async throws {
    let result = try await run(confinement, "waiting") { $0.limits.othersTime = 1 }
    #expect(result.output.contains("ran for more than 1 seconds"), "\(result)")
  }

  @Test(arguments: Confinement.all)
  func whatItLeavesBehindIsEnded(_ confinement: Confinement) async throws {
    let own = try confinement.folder()
    defer { try? FileManager.default.removeItem(at: own) }
    let result = try await confinement.run(["leaving"], own: own)
    #expect(result.status == 0, "\(result)")
    func size() throws -> Int { try Data(contentsOf: own.appendingPathComponent("file")).count }
    let last = try size()
    #expect(last > 0)
    try await Task.sleep(for: .milliseconds(100))
    #expect(try size() == last)
  }
}
