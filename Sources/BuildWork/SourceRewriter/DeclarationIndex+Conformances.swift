import Safeguards

/// Conformances that the builder adds to apps' classes.
extension DeclarationIndex {
  /// Returns the classes that meet a condition, without those that inherit from such a class.
  func classes(thatFirst meet: (ClassDeclaration) -> Bool) -> [ClassDeclaration] {
    classes.filter { meet($0) && !lineage(of: $0).dropFirst().contains(where: meet) }
  }

  /// Returns an extension that conforms a class to a protocol, as a line.
  func conformance(
    of type: ClassDeclaration, to name: SwiftCode, _ members: [SwiftCode]
  ) -> SwiftCode {
    let attributes = checkedSystems.attributes(forNaming: type.node)
    return .line("\(attributes)extension \(type.path): \(name)", members) + "\n"
  }
}
