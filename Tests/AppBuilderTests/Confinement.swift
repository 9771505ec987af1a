import Foundation
import Glibc
import Testing

@testable import AppBuilder
@testable import Sandbox

/// A way to confine a program, with the folders for trying it out.
struct Confinement: CustomTestStringConvertible, Sendable {
  /// All ways in which this process can confine a program.
  ///
  /// If it runs as the administrator, it can switch to an ordinary user.
  static let all: [Confinement] = {
    let bubblewrap = SandboxMeans.tried
    let means =
      (bubblewrap.shortcoming == nil ? [bubblewrap] : [])
      + [SandboxMeans.landlock(because: "it is tested")]
    let people: [uid_t?] = UnprivilegedUser.isNeeded ? [nil, 65_534] : [nil]
    return means.flatMap { means in people.map { Confinement(means: means, person: $0) } }
  }()

  /// The compiled program that tries things out.
  private static let program: Result<URL, any Error> = Result {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Programs/attempts.c")
    let program = try openFolder(of: getuid()).appendingPathComponent("attempts")
    atexit {
      guard let program = try? Confinement.program.get() else { return }
      try? FileManager.default.removeItem(at: program.deletingLastPathComponent())
    }
    let compiler = Process()
    compiler.executableURL = try Toolchain.find().programs.appendingPathComponent("clang")
    compiler.arguments = [source.path, "-o", program.path]
    try compiler.run()
    compiler.waitUntilExit()
    return program
  }

  let means: SandboxMeans
  /// The ordinary user that confines the program, or `nil` for the user of this process.
  let person: uid_t?

  var testDescription: String {
    let user = person == nil ? UnprivilegedUser.isNeeded ? "administrator" : "user" : "user"
    return means.shortcoming == nil ? "bubblewrap, \(user)" : "Landlock, \(user)"
  }

  /// Runs the program, with its own folder as its last argument.
  /// - Parameter own: The only folder that it can write to.
  func run(
    _ arguments: [String], own: URL, change: (inout SandboxRules) -> Void = { _ in }
  ) async throws -> ConfinedProgram.Result {
    let program = try Self.program.get()
    var rules = SandboxRules()
    rules.readable = SystemFolders.libraries + [program.path]
    rules.writable = [own.path]
    change(&rules)
    let command = try Sandbox(means, switchesUser: UnprivilegedUser.isNeeded && person == nil)
      .command([program.path] + arguments + [own.path], rules: rules, directory: own.path)
    return try await ConfinedProgram.run(personal + command, environment: [:], in: own)
  }

  private var personal: [String] {
    guard let person else { return [] }
    return ["/usr/bin/setpriv", "--reuid=\(person)", "--regid=\(person)", "--clear-groups"]
  }

  /// A folder that belongs to the user.
  func folder() throws -> URL { try Self.openFolder(of: person ?? getuid()) }

  /// Creates a folder that everybody can reach.
  private static func openFolder(of user: uid_t) throws -> URL {
    var template = Array("/tmp/quince-confinement-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw POSIXError(.EACCES) }
    let path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    chmod(path, 0o755)
    chown(path, user, user)
    return URL(fileURLWithPath: path)
  }
}
