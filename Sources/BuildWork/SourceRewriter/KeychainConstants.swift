import SwiftSyntax

/// The keychain's constants where code needs objects. Core Foundation's strings are objects only on
/// Apple's systems.
final class KeychainConstants: SyntaxVisitor {
  private static let prefix = Array("kSec".utf8)
  private static let object = Array("AnyObject".utf8)
  /// The ends of the types of dictionaries with objects.
  private static let dictionaries = ["AnyObject]", "AnyObject>"].map { Array($0.utf8) }

  private(set) var edits = EditList()
  /// The functions with objects as parameters, and the places of these parameters.
  private var functions: [String: Set<Int>] = [:]
  /// Whether the values of dictionaries can be objects.
  private let hasDictionaries: Bool

  /// Returns whether a file can use constants as objects.
  static func areObjects(in file: SourceFile) -> Bool {
    file.contains(prefix) && file.contains(object)
  }

  /// Finds the constants that need a conversion.
  init(in file: SourceFile) {
    hasDictionaries = Self.dictionaries.contains { file.contains($0) }
    super.init(viewMode: .sourceAccurate)
    let finder = ObjectParameters(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    functions = finder.functions
    walk(file.tree)
  }

  private func isConstant(_ expression: ExprSyntax) -> Bool {
    expression.as(DeclReferenceExprSyntax.self)?.baseName.text.hasPrefix("kSec") == true
  }

  /// Returns whether an expression is a constant or its conversion, as in `kSecClass as String`.
  private func startsWithConstant(_ expression: some SyntaxProtocol) -> Bool {
    expression.firstToken(viewMode: .sourceAccurate)?.text.hasPrefix("kSec") == true
  }

  private func convert(_ expression: ExprSyntax) {
    guard isConstant(expression) else { return }
    edits.insert(
      " as AnyObject", at: expression.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Converts a value of a dictionary, as in `[kSecClass as String: kSecClassKey]`.
  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    if hasDictionaries, startsWithConstant(node.key) { convert(node.value) }
    return .visitChildren
  }

  /// Converts an assigned value, as in `query[kSecClass as String] = kSecClassKey`.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if hasDictionaries, parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
      let call = parts[0].as(SubscriptCallExprSyntax.self), let key = call.arguments.first,
      startsWithConstant(key.expression)
    {
      convert(parts[2])
    }
    return .visitChildren
  }

  /// Converts an argument for a parameter that's an object.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard let name, let places = functions[name] else { return .visitChildren }
    for (place, argument) in node.arguments.enumerated() where places.contains(place) {
      convert(argument.expression)
    }
    return .visitChildren
  }
}

/// Finds the functions that have objects as parameters.
private final class ObjectParameters: SyntaxVisitor {
  private(set) var functions: [String: Set<Int>] = [:]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    for (place, parameter) in node.signature.parameterClause.parameters.enumerated()
    where ["AnyObject", "AnyObject?", "CFTypeRef"].contains(parameter.type.trimmedDescription) {
      functions[node.name.text, default: []].insert(place)
    }
    return .visitChildren
  }
}
