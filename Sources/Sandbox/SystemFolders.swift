import Foundation
import Glibc

/// Where the system and Quince keep what every program needs.
package enum SystemFolders {
  /// The folder of the running executable, and where an installation has its libraries.
  package static let own: [String] = {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder = executable.deletingLastPathComponent()
    return [
      folder.path, folder.deletingLastPathComponent().appendingPathComponent("lib/quince").path,
    ]
  }()

  /// Shared libraries: the system's, those of Swift that this process runs with, and our UIKit with its files.
  package static let libraries: [String] = {
    let ofSystem =
      ["/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/local/lib", "/lib", "/lib32", "/lib64"]
      + ["/etc/ld.so.cache"]
    let loaded = loadedFolders.filter { folder in
      !ofSystem.contains { folder == $0 || folder.hasPrefix($0 + "/") }
    }
    // What prints where an app crashed lies beside the libraries of Swift.
    let backtracers = loaded.map {
      URL(fileURLWithPath: $0 + "/../../../libexec/swift").standardized.path
    }
    return ofSystem + loaded + backtracers.filter { $0.hasSuffix("/libexec/swift") }
      + ["/usr/libexec/swift"]
      + own.flatMap { ["\($0)/libUIKit.so", "\($0)/quince_UIKit.resources"] }
  }()

  /// Fonts and what finds them.
  package static let fonts: [String] = {
    let chosen = ProcessInfo.processInfo.environment["FONTCONFIG_FILE"].map {
      URL(fileURLWithPath: $0).deletingLastPathComponent().path
    }
    return [
      "/etc/fonts", "/usr/share/fonts", "/usr/share/fontconfig", "/usr/local/share/fonts",
      "/var/cache/fontconfig",
    ] + (chosen.map { [$0] } ?? [])
  }()

  /// Time zones, languages, and the kinds of files.
  package static let data = [
    "/etc/localtime", "/usr/share/zoneinfo", "/usr/share/locale", "/usr/share/mime",
    "/usr/share/icu",
  ]

  /// What names on the network and secure connections need.
  package static let network = [
    "/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf", "/etc/services", "/etc/gai.conf",
    "/etc/ssl/certs", "/etc/ssl/openssl.cnf", "/etc/pki/tls/certs", "/etc/ca-certificates",
    "/usr/share/ca-certificates",
  ]

  /// Programs, headers and libraries for compiling.
  package static let development = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc/ld.so.cache", "/etc/alternatives",
  ]

  /// The folders of the shared libraries that this process has loaded.
  private static var loadedFolders: [String] {
    let libraries = maps.split(separator: "\n").compactMap { line -> String? in
      guard let start = line.firstIndex(of: "/"), line[start...].contains(".so") else { return nil }
      return String(line[start...])
    }
    return Set(libraries.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }).sorted()
  }

  /// What this process has in its memory; Foundation reads no more than a page of such a file.
  private static var maps: String {
    let file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var text: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(file, &chunk, chunk.count)
      guard count > 0 else { return String(decoding: text, as: UTF8.self) }
      text += chunk[..<count]
    }
  }
}
