import CSpawn
import Foundation
import Glibc

/// The folders with files of the system and of Quince that every program needs.
package enum SystemFolders {
  /// The folder of the running executable, and the library folder of an installation.
  package static let own: [String] = {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = executable.deletingLastPathComponent()
    return [
      folder.path, folder.deletingLastPathComponent().appendingPathComponent("lib/quince").path,
    ]
  }()

  /// The folders with the shared libraries of the system, of Swift, of this process, and of
  /// Quince's frameworks, which also have other files.
  package static let libraries: [String] = {
    let ofSystem =
      ["/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/local/lib", "/lib", "/lib32", "/lib64"]
      + ["/etc/ld.so.cache"]
    let others = otherFolders(besides: ofSystem)
    // The program that symbolizes crashes is next to the Swift libraries.
    let backtracers = others.map {
      URL(fileURLWithPath: $0 + "/../../../libexec/swift").standardized.path
    }
    return ofSystem + others + backtracers.filter { $0.hasSuffix("/libexec/swift") }
      + ["/usr/libexec/swift"]
      + own.flatMap {
        ["\($0)/libUIKit.so", "\($0)/quince_UIKitCore.resources", "\($0)/Frameworks"]
      }
  }()

  /// The fonts, and the configuration for finding them.
  package static let fonts: [String] = {
    let chosen = ProcessInfo.processInfo.environment["FONTCONFIG_FILE"].map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().path
    }
    return [
      "/etc/fonts", "/usr/share", "/usr/local/share/fonts", "/var/cache/fontconfig",
    ] + (chosen.map { [$0] } ?? [])
  }()

  /// The folders with time zones, localized data, and file types.
  ///
  /// They include everything in `/usr/share` because a single mount takes less time.
  package static let data = ["/etc/localtime", "/usr/share"]

  /// The folders with dictionaries in the format that spell checkers use.
  package static let words = ["/usr/share/hunspell", "/usr/share/myspell/dicts"]

  /// The files that host names and secure connections need.
  package static let network = [
    "/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf", "/etc/services", "/etc/gai.conf",
    "/etc/ssl/certs", "/etc/ssl/openssl.cnf", "/etc/pki/tls/certs", "/etc/ca-certificates",
    "/usr/share",
  ]

  /// The programs, headers, and libraries for compiling.
  package static let development = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc/ld.so.cache", "/etc/alternatives",
  ]

  /// All folders that a confined program can access in addition to its own.
  package static var all: [String] { development + libraries + fonts + data + network }

  /// Returns the folders of Swift's shared libraries and of the libraries that this process has
  /// loaded, excluding the given folders.
  private static func otherFolders(besides folders: [String]) -> [String] {
    var paths = [SwiftLibraries.folder + "/libswiftCore.so"]
    withUnsafeMutablePointer(to: &paths) {
      quince_each_library(
        { path, context in
          guard let path, path[0] == UInt8(ascii: "/") else { return }
          context?.assumingMemoryBound(to: [String].self).pointee.append(String(cString: path))
        }, $0)
    }
    let isOther = { (path: String) in !folders.contains { path.hasPrefix($0 + "/") } }
    let files = paths.filter(isOther).compactMap { path -> String? in
      guard let file = realpath(path, nil) else { return nil }
      defer { free(file) }
      return String(cString: file)
    }
    return Set(files.filter(isOther).map { ($0 as NSString).deletingLastPathComponent }).sorted()
  }
}
