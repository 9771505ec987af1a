import DeviceProtocol
import SwiftSyntax

extension SystemVersion {
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

  /// The newest system that any of the attributes requires.
  var newestSystem: SystemVersion? {
    availabilities.compactMap { SystemVersion.asked(for: $0) }.max()
  }

  /// Returns whether any declaration was introduced in a system newer than the given one.
  func needNewer(than version: SystemVersion) -> Bool {
    newestSystem.map { $0 > version } ?? false
  }
}

extension DeclSyntax {
  /// The names that the declaration introduces, without arguments.
  var declaredNames: [String] {
    if let node = self.as(VariableDeclSyntax.self) {
      return node.bindings.compactMap {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
    }
    if let node = self.as(EnumCaseDeclSyntax.self) { return node.elements.map(\.name.text) }
    return asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
  }

  /// Returns whether the declaration was introduced in a system newer than the given one.
  func needsNewer(than version: SystemVersion) -> Bool {
    asProtocol((any WithAttributesSyntax).self)?.attributes.needNewer(than: version) ?? false
  }
}
