import SwiftSyntax

/// A version of iOS, such as 18.5.
struct SystemVersion: Comparable, Sendable {
  private let parts: [Int]

  /// - Returns: `nil` if the string isn't a version.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".").map { Int($0) }
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    self.parts = parts.compactMap(\.self)
  }

  private init(_ parts: Int...) {
    self.parts = parts
  }

  /// The version of the simulated device, which apps get from `UIDevice.systemVersion`.
  static let simulated = SystemVersion(18, 5)

  /// Returns the device's version as an app sees it, which is at least the version that the app
  /// requires.
  static func device(for target: AppTarget) -> SystemVersion {
    let needed = target.settings["IPHONEOS_DEPLOYMENT_TARGET"].flatMap { SystemVersion($0) }
    return max(simulated, needed ?? simulated)
  }

  static func == (left: SystemVersion, right: SystemVersion) -> Bool {
    !(left < right) && !(right < left)
  }

  static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    let length = max(left.parts.count, right.parts.count)
    return left.padded(to: length).lexicographicallyPrecedes(right.padded(to: length))
  }

  private func padded(to length: Int) -> [Int] {
    parts + Array(repeating: 0, count: length - parts.count)
  }

  /// Returns the iOS version that the arguments of `@available` or `#available` require.
  static func asked(for arguments: String) -> SystemVersion? {
    let pattern = /(?:^|[\s,])iOS(?:\s*,\s*introduced\s*:)?\s+([0-9.]+)/
    return arguments.firstMatch(of: pattern).flatMap { SystemVersion($0.1) }
  }
}

extension AttributeListSyntax {
  private var availabilities: [String] {
    compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.attributeName.trimmedDescription == "available" }
      .compactMap { $0.arguments?.trimmedDescription }
  }

  /// Whether code can't use the declaration at all.
  var refuseAllUse: Bool {
    availabilities.contains {
      $0.wholeMatch(of: /\*\s*,\s*unavailable\b.*/.dotMatchesNewlines()) != nil
    }
  }

  /// Returns whether any declaration was introduced in a system newer than the given one.
  func needNewer(than version: SystemVersion) -> Bool {
    availabilities.contains { SystemVersion.asked(for: $0).map { $0 > version } ?? false }
  }
}

extension DeclSyntax {
  /// Returns whether the declaration was introduced in a system newer than the given one.
  func needsNewer(than version: SystemVersion) -> Bool {
    asProtocol((any WithAttributesSyntax).self)?.attributes.needNewer(than: version) ?? false
  }
}
