import Foundation
import Glibc

/// The user who builds a project, and the confinement of the programs that this starts.
enum Confinement: CaseIterable, CustomStringConvertible {
  case rootWithBubblewrap
  case userWithBubblewrap
  case rootWithoutBubblewrap
  case userWithoutBubblewrap

  /// The places of programs, bubblewrap among them.
  static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  /// Nobody, who owns nothing except for files that a test assigns.
  static let user: uid_t = 65534

  /// Those that this machine can try: another user can be had by root only.
  static let available: [Confinement] = {
    guard getuid() == 0 else { return [.userWithBubblewrap, .userWithoutBubblewrap] }
    return productsAreReadable ? allCases : [.rootWithBubblewrap, .rootWithoutBubblewrap]
  }()

  /// Whether somebody else can run the products of the build of these tests.
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

  /// The folders of intermediate files; all builds of the same user share one, as a user's builds
  /// do.
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

  /// The folder of intermediate files.
  /// - Throws: if it can't be made.
  func cache() throws -> URL {
    let cache = Self.caches[isUser]!
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    if isUser, getuid() == 0 { chown(cache.path, Self.user, Self.user) }
    return cache
  }

  private var isUser: Bool { self == .userWithBubblewrap || self == .userWithoutBubblewrap }

  private var hasBubblewrap: Bool { self == .rootWithBubblewrap || self == .userWithBubblewrap }

  /// Prepares a command that builds in a home.
  /// - Throws: if files can't be given to the user.
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

  /// The folder of the compiler, in which there's no bubblewrap.
  private static let toolchain =
    path.split(separator: ":").map(String.init).first {
      FileManager.default.isExecutableFile(atPath: $0 + "/swiftc")
        && !FileManager.default.isExecutableFile(atPath: $0 + "/bwrap")
    } ?? "/nowhere"
}
