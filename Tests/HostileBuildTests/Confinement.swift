import Foundation
import Glibc

/// The user that builds a project, and the confinement of the programs that the build starts.
enum Confinement: CaseIterable, CustomStringConvertible {
  case rootWithBubblewrap
  case userWithBubblewrap
  case rootWithoutBubblewrap
  case userWithoutBubblewrap

  /// The search path for programs, including bubblewrap.
  static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  /// The user `nobody`, who owns nothing except for files that a test assigns.
  static let user: uid_t = 65534

  /// The confinements that can be tested on this machine.
  ///
  /// Only the administrator can switch to another user.
  static let available: [Confinement] = {
    guard getuid() == 0 else { return [.userWithBubblewrap, .userWithoutBubblewrap] }
    return productsAreReadable ? allCases : [.rootWithBubblewrap, .rootWithoutBubblewrap]
  }()

  /// Whether another user can run the products of the build of these tests.
  private static var productsAreReadable: Bool {
    let test = Process()
    test.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
    test.arguments = asUser + ["/usr/bin/test", "-x", HostileBuild.command.path]
    return (try? test.run()).map { test.waitUntilExit() } != nil && test.terminationStatus == 0
  }

  private static let asUser = [
    "--reuid", "\(user)", "--regid", "\(user)", "--clear-groups", "--inh-caps=-all",
  ]

  var description: String {
    switch self {
    case .rootWithBubblewrap: "root, with bubblewrap"
    case .userWithBubblewrap: "a user, with bubblewrap"
    case .rootWithoutBubblewrap: "root, without bubblewrap"
    case .userWithoutBubblewrap: "a user, without bubblewrap"
    }
  }

  /// The folders for intermediate files.
  ///
  /// All builds of the same user share one, as in practice.
  private static let caches: [Bool: URL] = {
    atexit { Confinement.removeCaches() }
    let folders = FileManager.default.temporaryDirectory
    return Dictionary(
      uniqueKeysWithValues: [false, true].map {
        ($0, folders.appendingPathComponent("quince-\(UUID().uuidString)"))
      })
  }()

  private static func removeCaches() {
    for cache in caches.values { try? FileManager.default.removeItem(at: cache) }
  }

  /// Returns the folder for intermediate files.
  /// - Throws: An error if it can't be created.
  func cache() throws -> URL {
    let cache = Self.caches[isUser]!
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    if isUser, getuid() == 0 { chown(cache.path, Self.user, Self.user) }
    return cache
  }

  private var isUser: Bool { self == .userWithBubblewrap || self == .userWithoutBubblewrap }

  private var hasBubblewrap: Bool { self == .rootWithBubblewrap || self == .userWithBubblewrap }

  /// Prepares a command that builds in a home folder.
  /// - Throws: An error if the owner of files can't be changed.
  func process(_ arguments: [String], in home: HostileHome) throws -> Process {
    let process = Process()
    process.environment = home.environment
    if !hasBubblewrap { process.environment?["PATH"] = Self.toolchain }
    guard isUser, getuid() == 0 else {
      process.executableURL = HostileBuild.command
      process.arguments = arguments
      return process
    }
    try home.give(to: Self.user)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
    process.arguments = Self.asUser + [HostileBuild.command.path] + arguments
    return process
  }

  /// The folder of the compiler, which doesn't contain bubblewrap.
  private static let toolchain =
    path.split(separator: ":").map(String.init).first {
      FileManager.default.isExecutableFile(atPath: $0 + "/swiftc")
        && !FileManager.default.isExecutableFile(atPath: $0 + "/bwrap")
    } ?? "/nowhere"
}
