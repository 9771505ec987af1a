import SupportedAPI

/// A type and all types that it inherits from or conforms to.
struct TypeLineage {
  /// The names of the members, with the labels of methods.
  let members: Set<String>
  /// The frameworks' types, with the superclass before protocols.
  let frameworkTypes: [String]

  /// Creates the lineage of a type in the module or the frameworks.
  /// - Parameter isAbove: Whether the type itself is left out.
  init(
    of type: String, isAbove: Bool = false, in index: DeclarationIndex, _ names: FrameworkNames
  ) {
    let own = index.findClass(type).map(index.lineage) ?? []
    let roots = own.isEmpty ? [type] : own.reversed().flatMap(\.inherited)
    var types = roots.reduce(into: [String]()) { types, root in
      let lineage = names.lineage(of: SystemModules.withoutFramework(root))
      types += lineage.filter { !types.contains($0) }
    }
    if isAbove, own.isEmpty { types.removeFirst() }
    let declared = own.dropFirst(isAbove ? 1 : 0).flatMap(\.members)
    let added = types.flatMap { index.foreignMembers[$0] ?? [] }
    members = names.members(of: types).union((declared + added).map(\.fullName))
    frameworkTypes = types
  }
}
