import SwiftSyntax

/// Finds the syntax that needs repairs, and changes it.
final class RepairFinder: SyntaxVisitor {
  private let file: SourceFile
  private let repairs: [Int: Repair.Kind]
  private(set) var edits = EditList()

  /// - Parameter repairs: The repairs of the file.
  init(_ file: SourceFile, _ repairs: [Repair]) {
    self.file = file
    self.repairs = Dictionary(
      repairs.filter { file.lineStarts.indices.contains($0.line - 1) }.map {
        (file.lineStarts[$0.line - 1] + $0.column - 1, $0.kind)
      }, uniquingKeysWith: { first, _ in first })
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let place = node.declName.positionAfterSkippingLeadingTrivia.utf8Offset
    guard let kind = repairs[place], let base = node.base else { return .visitChildren }
    switch kind {
    case .member(let owners): find(node, base, of: owners)
    case .plainMember(let type) where node.parent?.is(FunctionCallExprSyntax.self) == true:
      cast(base, to: type)
    case .plainMember(let type): wrap(base, in: "UIKit.FoundMember", " as! \(type)")
    case .keyValueCoding: codeKeyValue(node, base)
    case .making: makeLater(node, base)
    case .omission, .optionalPattern, .optionalSubject, .selfConformance, .subscripting: break
    }
    return .visitChildren
  }

  /// Replaces an initializer without arguments that's passed as a function.
  private func makeLater(_ node: MemberAccessExprSyntax, _ type: ExprSyntax) {
    guard node.declName.trimmedDescription == "init",
      node.parent?.is(FunctionCallExprSyntax.self) != true
    else { return }
    edits.replace(
      node, with: "{ UIKit.ObjCRuntime.make(\(type.trimmedDescription).self) }", in: file)
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    let place = node.questionMark.positionAfterSkippingLeadingTrivia.utf8Offset
    if case .optionalPattern? = repairs[place] { edits.blank(node.questionMark, in: file) }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let place = node.switchKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
    if case .optionalSubject? = repairs[place],
      let subject = node.subject.as(MemberAccessExprSyntax.self),
      Repairs.optionalProperties.contains(subject.declName.baseName.text)
    {
      wrap(node.subject, in: "Swift.Optional", "")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let place = node.name.positionAfterSkippingLeadingTrivia.utf8Offset
    guard case .selfConformance(let name)? = repairs[place] else { return .visitChildren }
    let finder = OpaqueTypeFinder(of: name)
    finder.walk(node.signature.parameterClause)
    for keyword in finder.keywords { edits.replace(keyword, with: "any", in: file, padded: true) }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let place = node.extensionKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
    guard case .selfConformance(let name)? = repairs[place] else { return .visitChildren }
    for item in node.genericWhereClause?.requirements ?? [] {
      guard case .conformanceRequirement(let requirement) = item.requirement,
        requirement.rightType.trimmedDescription == name
      else { continue }
      edits.replace(requirement.colon, with: " == any", in: file)
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    let place = node.leftSquare.positionAfterSkippingLeadingTrivia.utf8Offset
    if case .subscripting? = repairs[place] {
      wrap(node.calledExpression, in: "UIKit.FoundSubscript", "")
    }
    return .visitChildren
  }

  /// Replaces a call to a key-value coding method, or to another member that every object has.
  private func codeKeyValue(_ node: MemberAccessExprSyntax, _ base: ExprSyntax) {
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let labels: Set = ["forKey", "forKeyPath", "forUndefinedKey", "forKeys", nil]
    guard call?.arguments.allSatisfy({ labels.contains($0.label?.text) }) == true else { return }
    wrap(base, in: "UIKit.KeyValueCoding", "")
  }

  /// Passes an object to an initializer.
  private func wrap(_ base: ExprSyntax, in type: String, _ cast: String) {
    if let chained = base.as(OptionalChainingExprSyntax.self)?.expression {
      edits.insert(
        ".map { \(type)($0\(cast)) }", at: chained.endPositionBeforeTrailingTrivia.utf8Offset)
    } else {
      edits.insert("\(type)(", at: base.positionAfterSkippingLeadingTrivia.utf8Offset)
      edits.insert("\(cast))", at: base.endPositionBeforeTrailingTrivia.utf8Offset)
    }
  }

  /// Looks up a member among the classes that have it.
  ///
  /// A property is looked up in the object's own class, and a method in the class that declares one
  /// with the labels of the call.
  private func find(_ node: MemberAccessExprSyntax, _ base: ExprSyntax, of owners: MemberOwners) {
    let isMissing = node.parent?.as(OptionalChainingExprSyntax.self)
    let isForced = node.parent?.as(ForceUnwrapExprSyntax.self)
    let callee = isMissing.map { ExprSyntax($0) } ?? isForced.map { ExprSyntax($0) }
    let call = (callee ?? ExprSyntax(node)).parent?.as(FunctionCallExprSyntax.self)
    if let call, call.calledExpression == callee ?? ExprSyntax(node),
      let type = method(call, owners)
    {
      if let mark = isMissing?.questionMark {
        edits.blank(mark, in: file)
        cast(base, to: type, isMissing: true)
      } else {
        if let mark = isForced?.exclamationMark { edits.blank(mark, in: file) }
        cast(base, to: type)
      }
    } else if !owners.properties.isEmpty {
      read(node, base, of: owners.properties)
    } else if let type = owners.methods.values.min() {
      cast(base, to: type)
    }
  }

  private func method(_ call: FunctionCallExprSyntax, _ owners: MemberOwners) -> String? {
    let labels = UIKitInterface.labels(call.arguments.map { $0.label?.text })
    if let type = owners.methods[labels] { return type }
    // Trailing closures can follow the call, and arguments with defaults can be omitted.
    return owners.methods.sorted { $0.key < $1.key }.first {
      $0.key.isEmpty || $0.key.hasPrefix(labels)
    }?.value
  }

  /// Reads a property of an object that's an instance of one of several classes.
  ///
  /// Returns nothing for other objects, as in Objective-C.
  private func read(_ node: MemberAccessExprSyntax, _ base: ExprSyntax, of types: [String]) {
    let name = node.declName.trimmedDescription
    if let mark = base.as(OptionalChainingExprSyntax.self)?.questionMark {
      edits.blank(mark, in: file)
    }
    edits.insert(
      "UIKit.FoundProperty.value(", at: base.positionAfterSkippingLeadingTrivia.utf8Offset)
    let paths = types.map { ", \\\($0).\(name)" }.joined()
    let start = node.period.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.declName.endPositionBeforeTrailingTrivia.utf8Offset
    edits.replace(start..<end, with: paths + ")", in: file)
  }

  /// Casts an object of unknown class to its actual class.
  /// - Parameter isMissing: Whether an object of another class is ignored.
  private func cast(_ base: ExprSyntax, to type: String, isMissing: Bool = false) {
    let chained = base.as(OptionalChainingExprSyntax.self)?.expression
    let object = chained ?? base
    edits.insert("(", at: object.positionAfterSkippingLeadingTrivia.utf8Offset)
    let cast =
      isMissing
      ? " as? \(type))" + (chained == nil ? "?" : "")
      : " as! \(type)\(chained == nil ? "" : "?"))"
    edits.insert(cast, at: object.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    let range =
      callee.positionAfterSkippingLeadingTrivia
      .utf8Offset...callee.endPositionBeforeTrailingTrivia.utf8Offset
    guard let place = repairs.first(where: { $0.value == .making && range.contains($0.key) })?.key,
      isInnermost(node, at: place)
    else { return .visitChildren }
    if mapChained(node) { return .visitChildren }
    var type = callee
    var end = callee.endPositionBeforeTrailingTrivia.utf8Offset
    if let access = callee.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init", let base = access.base
    {
      type = base
      edits.replace(base.endPositionBeforeTrailingTrivia.utf8Offset..<end, with: "", in: file)
      end = base.endPositionBeforeTrailingTrivia.utf8Offset
    }
    guard let parenthesis = node.leftParen else { return .visitChildren }
    let isInstance = type != callee
    edits.insert("UIKit.ObjCRuntime.make(", at: type.positionAfterSkippingLeadingTrivia.utf8Offset)
    let separator = node.arguments.isEmpty ? "" : ", "
    let suffix = isInstance && !Self.namesType(type) ? "" : ".self"
    edits.replace(parenthesis, with: suffix + separator, in: file)
    return .visitChildren
  }

  /// Creates an object of a class that might not exist, like `type?.init()`.
  private func mapChained(_ node: FunctionCallExprSyntax) -> Bool {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      let chain = access.base?.as(OptionalChainingExprSyntax.self),
      let open = node.leftParen, let close = node.rightParen
    else { return false }
    let start = chain.questionMark.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = open.endPositionBeforeTrailingTrivia.utf8Offset
    let separator = node.arguments.isEmpty ? "" : ", "
    edits.replace(start..<end, with: ".map { UIKit.ObjCRuntime.make($0\(separator)", in: file)
    edits.insert(" }", at: close.endPositionBeforeTrailingTrivia.utf8Offset)
    return true
  }

  /// Returns whether an expression is the innermost one called at a place.
  private func isInnermost(_ node: FunctionCallExprSyntax, at place: Int) -> Bool {
    let finder = CallFinder(place)
    finder.walk(node.calledExpression)
    return !finder.hasFound
  }

  /// Returns whether an expression such as `T` is the name of a type, not a value such as `type`.
  private static func namesType(_ expression: ExprSyntax) -> Bool {
    expression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
  }
}

/// Finds the parameters that can be any object that adopts a protocol.
private final class OpaqueTypeFinder: SyntaxVisitor {
  private let name: String
  private(set) var keywords: [TokenSyntax] = []

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.someOrAnySpecifier.tokenKind == .keyword(.some),
      node.constraint.trimmedDescription == name
    {
      keywords.append(node.someOrAnySpecifier)
    }
    return .visitChildren
  }
}

/// Determines whether there's a call at a place.
private final class CallFinder: SyntaxVisitor {
  private let place: Int
  private(set) var hasFound = false

  init(_ place: Int) {
    self.place = place
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    let start = callee.positionAfterSkippingLeadingTrivia.utf8Offset
    if start <= place, place <= callee.endPositionBeforeTrailingTrivia.utf8Offset {
      hasFound = true
    }
    return .visitChildren
  }
}
