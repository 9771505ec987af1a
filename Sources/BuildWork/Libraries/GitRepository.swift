import AppBuilder
import Foundation
import Sandbox

/// Runs git on an untrusted repository, in a separate sandbox.
struct GitRepository {
  /// The reason that a git command failed.
  struct Failure: Error {
    let reason: String
  }

  /// The maximum duration of a git command, in seconds.
  private static let longest = 180
  /// Settings that keep a repository from making git use insecure connections, ask for input, run
  /// hooks, or hang.
  private static let settings = [
    "protocol.allow=never", "protocol.https.allow=always", "core.hooksPath=/dev/null",
    "credential.helper=", "http.lowSpeedLimit=1000", "http.lowSpeedTime=20", "core.symlinks=true",
    "advice.detachedHead=false", "transfer.fsckObjects=true", "core.autocrlf=false",
  ].flatMap { ["-c", $0] }
  private static let limits: ResourceLimits = {
    var limits = ResourceLimits.compiler
    limits.storage = 1 << 30
    return limits
  }()

  let sandbox: SandboxSettings
  /// The folder of the repository's objects.
  let folder: URL
  /// The only folder that git can write to.
  let scratch: URL
  /// The file with the certificate authorities to trust, or `nil` for the system's.
  var authorities: URL?

  /// Returns the named commits in a remote repository.
  /// - Throws: `Failure`
  func references(at location: String) async throws -> [String: String] {
    let output = try await run(
      ["ls-remote", "--heads", "--tags", "--", location], usesNetwork: true)
    return Self.references(output, separator: "\t")
  }

  /// Returns the named commits in this repository.
  /// - Throws: `Failure`
  func references() async throws -> [String: String] {
    let format = "%(objectname) %(refname)%0a%(*objectname) %(refname)^{}"
    return Self.references(try await run(["for-each-ref", "--format", format]), separator: " ")
  }

  /// Fetches a commit from a remote repository.
  /// - Throws: `Failure`
  func fetch(_ commit: String, from location: String) async throws {
    _ = try await run(["init", "-q", "--bare", folder.path])
    _ = try await run(
      [
        "fetch", "-q", "--depth", "1", "--no-tags", "--no-recurse-submodules", "--", location,
        commit,
      ],
      usesNetwork: true)
  }

  /// Checks out the files of a commit.
  /// - Throws: `Failure`
  func checkOut(_ commit: String, to files: URL) async throws {
    _ = try await run(
      ["--work-tree", files.path, "checkout", "-q", "-f", commit, "--", "."])
  }

  /// Returns the commits of references.
  ///
  /// An annotated tag is followed by its commit, which has the tag's name with the suffix `^{}`.
  private static func references(_ output: String, separator: Character) -> [String: String] {
    var references: [String: String] = [:]
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: separator, maxSplits: 1)
      guard parts.count == 2, parts[0].wholeMatch(of: /[0-9a-f]{40,64}/) != nil else { continue }
      let name = parts[1].hasSuffix("^{}") ? parts[1].dropLast(3) : parts[1]
      references[String(name)] = String(parts[0])
    }
    return references
  }

  private func run(_ arguments: [String], usesNetwork: Bool = false) async throws -> String {
    var rules = SandboxRules()
    rules.readable = SystemFolders.development + SystemFolders.libraries
    // A folder inside the one that git writes to must be writable, too. If it were mounted
    // separately, git couldn't write to it.
    if !folder.path.hasPrefix(scratch.path + "/") { rules.readable.append(folder.path) }
    rules.writable = [scratch.path]
    rules.container = scratch.path
    rules.hasTemporaryFolder = Sandbox(sandbox).hasOwnFolders
    rules.limits = Self.limits
    rules.hasNetwork = usesNetwork
    if usesNetwork { rules.readable += SystemFolders.network }
    if let authorities { rules.readable.append(authorities.path) }
    let settings =
      Self.settings + (authorities.map { ["-c", "http.sslCAInfo=\($0.path)"] } ?? [])
    let command = try Sandbox(sandbox).command(
      ["/usr/bin/env", "git", "--git-dir", folder.path] + settings + arguments, rules: rules,
      directory: scratch.path)
    let result = try await ConfinedProgram.run(
      command, environment: environment, in: scratch, longest: Self.longest)
    guard result.status == 0 else { throw Failure(reason: Self.reason(result.output)) }
    return result.output
  }

  private var environment: [String: String] {
    [
      "PATH": "/usr/bin:/bin:/usr/local/bin", "HOME": scratch.path, "LANG": "C.UTF-8",
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_TERMINAL_PROMPT": "0",
      "GIT_ASKPASS": "/bin/false", "GIT_LFS_SKIP_SMUDGE": "1",
      "GIT_INDEX_FILE": scratch.appendingPathComponent("index").path,
    ]
  }

  private static func reason(_ output: String) -> String {
    let lines = output.split(separator: "\n").filter { !$0.hasPrefix("warning: ") }
    let line = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.last
    return line.map { String($0.trimmingPrefix("fatal: ").trimmingPrefix("error: ")) }
      ?? "git failed"
  }
}
