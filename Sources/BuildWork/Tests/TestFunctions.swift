import AppBuilder
import SwiftParser
import SwiftSyntax

/// The Swift Testing functions that a module's files declare.
///
/// Functions in extensions of types from elsewhere are omitted, because the files don't show their
/// name at run time.
struct TestFunctions {
  private let conditions: BuildConditions
  private var functions: [(path: [String], name: String)] = []
  /// The paths of the types that the files declare.
  ///
  /// The empty path is for global functions.
  private var types: Set<[String]> = [[]]

  /// Finds the functions in the `#if` branches that are active in a build for iOS.
  init(in files: [SourceFile], _ conditions: BuildConditions) {
    self.conditions = conditions
    for file in files { collect(file.tree.statements) }
  }

  /// The tests, in the order of the files.
  var declared: [DeclaredTest] {
    functions.filter { types.contains($0.path) }.map {
      DeclaredTest(suite: $0.path.joined(separator: "/"), test: $0.name)
    }
  }

  private mutating func collect(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      if let declaration = statement.item.as(DeclSyntax.self) { collect(declaration, in: []) }
    }
  }

  private mutating func collect(_ members: MemberBlockItemListSyntax, in path: [String]) {
    for member in members { collect(member.decl, in: path) }
  }

  private mutating func collect(_ declaration: DeclSyntax, in path: [String]) {
    if declaration.needsNewer(than: conditions.systemVersion) { return }
    if let node = declaration.as(FunctionDeclSyntax.self) {
      add(node, in: path)
    } else if let node = declaration.as(IfConfigDeclSyntax.self) {
      collect(node, in: path)
    } else if let node = declaration.as(ExtensionDeclSyntax.self) {
      let name = DeclarationIndex.name(of: node.extendedType)
      let path = name.split(separator: ".").map { Self.runtimeName(String($0)) }
      collect(node.memberBlock.members, in: path)
    } else if let node = declaration.asProtocol((any DeclGroupSyntax).self),
      let named = declaration.asProtocol((any NamedDeclSyntax).self)
    {
      let path = path + [Self.runtimeName(named.name.text)]
      types.insert(path)
      collect(node.memberBlock.members, in: path)
    }
  }

  private mutating func collect(_ node: IfConfigDeclSyntax, in path: [String]) {
    switch conditions.activeClause(of: node)?.elements {
    case .statements(let statements): collect(statements)
    case .decls(let members): collect(members, in: path)
    default: break
    }
  }

  private mutating func add(_ node: FunctionDeclSyntax, in path: [String]) {
    guard !node.attributes.names.isDisjoint(with: ["Test", "Testing.Test"]) else { return }
    let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    functions.append((path, "\(Self.runtimeName(node.name.text))(\(labels.joined()))"))
  }

  /// Returns the name as Swift Testing lists it, with backticks only if the name always needs them.
  private static func runtimeName(_ name: String) -> String {
    guard name.hasPrefix("`"), name.hasSuffix("`"), name.count > 2 else { return name }
    let bare = String(name.dropFirst().dropLast())
    return bare.isValidSwiftIdentifier(for: .memberAccess) ? bare : name
  }
}
