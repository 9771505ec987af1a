import DeviceProtocol

/// A version of the C module that declares the releases of iOS as availability domains, for the
/// apps with a deployment target.
///
/// The names that a release added are marked with its domain. Code can use them if the deployment
/// target includes the release; otherwise, only after checking the device's system.
struct ReleasesHeader {
  static let module = "CSystemReleases"
  static let fileName = "system_releases.h"
  /// Without `export *`, the compiler doesn't find the domains of UIKit's declarations.
  static let moduleMap = "module \(module) { header \"\(fileName)\" export * }\n"

  /// The releases that code must check.
  private let checked: [SystemRelease]

  /// - Parameter target: The deployment target, or `nil` if the code can use all names.
  init(target: SystemVersion?) {
    checked = target.map { CheckedSystems.newer(than: $0) } ?? []
  }

  /// All versions of the module.
  static let all =
    [ReleasesHeader(target: nil)]
    + SystemRelease.allCases.dropLast().map { ReleasesHeader(target: $0.version) }

  /// The header.
  var text: String {
    let declarations = SystemRelease.allCases.compactMap { release in
      release.domain.map { domain in
        let state = checked.contains(release) ? "ENABLED" : "ALWAYS_ENABLED"
        return "CLANG_\(state)_AVAILABILITY_DOMAIN(\(domain));\n"
      }
    }
    return "#include <availability_domain.h>\n" + declarations.joined()
  }

  /// Returns the folder of the module, which the compiler searches, in the folder of all modules.
  func folder(in modules: String) -> String {
    let names = checked.compactMap(\.domain)
    return "\(modules)/releases/"
      + (names.isEmpty ? "all" : "without-" + names.joined(separator: "-"))
  }

  /// Returns the compiler's options.
  func options(in modules: String) -> [String] {
    [
      "-I", folder(in: modules), "-enable-experimental-feature", "CustomAvailability",
      "-Xfrontend", "-import-module", "-Xfrontend", Self.module,
    ]
  }
}
