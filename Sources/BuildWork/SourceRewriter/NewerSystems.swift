import DeviceProtocol
import SwiftSyntax

/// Finds code that requires a system newer than the device's.
///
/// The code is removed, because it never runs and may use missing API.
final class NewerSystems: SyntaxVisitor {
  /// The code to remove, and its replacements.
  private(set) var omissions: [(range: Range<Int>, text: String)] = []

  private let device: SystemVersion

  /// - Parameter device: The version of the device's system.
  init(device: SystemVersion) {
    self.device = device
    super.init(viewMode: .sourceAccurate)
  }

  /// The replacement for code that never runs, which is valid as an expression of any type.
  private static let nothing = " Swift.fatalError() "

  /// Returns whether a file contains availability conditions; most don't.
  static func areMentioned(in file: SourceFile) -> Bool {
    file.contains(Array("available".utf8))
  }

  override func visitPost(_ node: SourceFileSyntax) {
    guard !omissions.isEmpty else { return }
    let arguments = AnonymousArguments(without: omissions.map(\.range))
    arguments.walk(node)
    omissions += arguments.edits
  }

  // MARK: Conditions

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    if let condition = failing(node.conditions) {
      if !(isAllThatMatters(condition, of: node.conditions) && keepOther(of: node)) {
        omit(from: condition, of: node.conditions)
        omit(within: node.body)
      }
      if let other = node.elseBody { walk(other) }
      return .skipChildren
    }
    guard holds(node.conditions), let other = node.elseBody else { return .visitChildren }
    if let item = Self.statement(node) {
      keep(node.body, of: node, in: item)
    } else {
      walk(node.conditions)
      omit(other)
    }
    walk(node.body)
    return .skipChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    if holds(node.conditions) {
      walk(node.conditions)
      omit(within: node.body)
      return .skipChildren
    }
    guard let condition = failing(node.conditions) else { return .visitChildren }
    omit(from: condition, of: node.conditions)
    walk(node.body)
    if let item = node.parent?.as(CodeBlockItemSyntax.self),
      let items = item.parent?.as(CodeBlockItemListSyntax.self), item != items.last
    {
      omissions.append(
        (node.endPosition.utf8Offset..<items.endPosition.utf8Offset, ";" + Self.nothing))
      unreachable.insert(items.id)
    }
    return .skipChildren
  }

  /// Statement lists with a part that never runs.
  private var unreachable: Set<SyntaxIdentifier> = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    node.parent.map { unreachable.contains($0.id) } == true ? .skipChildren : .visitChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    guard isNewer(node) else { return .skipChildren }
    let holds = node.availabilityKeyword.text == "#unavailable"
    omissions.append((node.offsets, holds ? "true" : "false"))
    return .skipChildren
  }

  private func isNewer(_ node: AvailabilityConditionSyntax) -> Bool {
    SystemVersion.asked(for: node.availabilityArguments.trimmedDescription).map { $0 > device }
      ?? false
  }

  /// Returns the first condition that requires a newer system.
  private func failing(_ conditions: ConditionElementListSyntax) -> ConditionElementSyntax? {
    conditions.first { element in
      guard let node = element.condition.as(AvailabilityConditionSyntax.self) else { return false }
      return node.availabilityKeyword.text == "#available" && isNewer(node)
    }
  }

  /// Returns whether conditions require only systems newer than the device's, so that their
  /// negation always holds.
  private func holds(_ conditions: ConditionElementListSyntax) -> Bool {
    guard conditions.count == 1,
      let node = conditions.first?.condition.as(AvailabilityConditionSyntax.self)
    else { return false }
    return node.availabilityKeyword.text == "#unavailable" && isNewer(node)
  }

  /// Returns whether the conditions before a false one have no side effects.
  private func isAllThatMatters(
    _ condition: ConditionElementSyntax, of conditions: ConditionElementListSyntax
  ) -> Bool {
    conditions.prefix { $0.id != condition.id }.allSatisfy { element in
      element.tokens(viewMode: .sourceAccurate).allSatisfy { $0.tokenKind != .leftParen }
    }
  }

  /// Removes a condition that's false, and the conditions after it, which are never evaluated.
  private func omit(
    from condition: ConditionElementSyntax, of conditions: ConditionElementListSyntax
  ) {
    let start = condition.positionAfterSkippingLeadingTrivia.utf8Offset
    omissions.append((start..<conditions.endPositionBeforeTrailingTrivia.utf8Offset, "false"))
  }

  private func omit(within block: CodeBlockSyntax) {
    let start = block.leftBrace.endPosition.utf8Offset
    let end = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    omissions.append((start..<end, Self.nothing))
  }

  private func omit(_ other: IfExprSyntax.ElseBody) {
    if case .codeBlock(let block) = other { return omit(within: block) }
    omissions.append((other.offsets, "{\(Self.nothing)}"))
  }

  // MARK: Branches

  // In a result builder, a call to `fatalError()` doesn't have every type, so a branch that never
  // runs must be removed.

  /// Keeps only the `else` branch of a condition that's false.
  /// - Returns: Whether that's possible. It isn't if the condition is part of an expression.
  private func keepOther(of node: IfExprSyntax) -> Bool {
    if case .ifExpr(let next) = node.elseBody {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      omissions.append((start..<next.positionAfterSkippingLeadingTrivia.utf8Offset, ""))
      return true
    }
    guard let item = Self.statement(node) else { return false }
    if case .codeBlock(let block) = node.elseBody {
      keep(block, of: node, in: item)
    } else {
      let isCase = Self.isAlone(item) && item.parent?.parent?.is(SwitchCaseSyntax.self) == true
      omissions.append((item.offsets, isCase ? "break" : ""))
    }
    return true
  }

  /// Keeps one of a statement's blocks.
  ///
  /// If the statement is the only one, keeps just the block's contents, because they might be the
  /// return value.
  private func keep(_ block: CodeBlockSyntax, of node: IfExprSyntax, in item: CodeBlockItemSyntax) {
    let isAlone = Self.isAlone(item) && !block.statements.isEmpty
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    omissions.append(
      (start..<block.leftBrace.endPosition.utf8Offset, isAlone ? "" : "do { "))
    let end = block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    omissions.append(
      (end..<node.endPositionBeforeTrailingTrivia.utf8Offset, isAlone ? "" : "}"))
  }

  /// Returns the statement that consists of just a condition.
  private static func statement(_ node: IfExprSyntax) -> CodeBlockItemSyntax? {
    node.parent?.as(ExpressionStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self)
  }

  /// Returns whether a statement is the only one in a block.
  private static func isAlone(_ item: CodeBlockItemSyntax) -> Bool {
    guard let items = item.parent?.as(CodeBlockItemListSyntax.self), let owner = items.parent
    else { return false }
    return items.count == 1 && !owner.is(SourceFileSyntax.self)
      && !owner.is(IfConfigClauseSyntax.self)
  }

  // MARK: Declarations

  private func omit(_ node: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
    guard DeclSyntax(node).needsNewer(than: device) else { return .visitChildren }
    omissions.append((node.offsets, ""))
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { omit(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { omit(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { omit(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { omit(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { omit(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { omit(node) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { omit(node) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { omit(node) }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { omit(node) }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { omit(node) }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { omit(node) }
}
