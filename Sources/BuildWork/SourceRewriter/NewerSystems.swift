import SwiftSyntax

/// Finds what is for newer systems than the device's: it isn't compiled, since what it uses may not be there, and doesn't run.
final class NewerSystems: SyntaxVisitor {
  /// What is left out, and what stands there instead.
  private(set) var omissions: [(range: Range<Int>, text: String)] = []

  private let device: SystemVersion

  /// - Parameter device: The version of the device's system.
  init(device: SystemVersion) {
    self.device = device
    super.init(viewMode: .sourceAccurate)
  }

  /// What never runs ends the app, which is of every type.
  private static let nothing = " Swift.fatalError() "

  /// Whether a file says what is available on which systems; most don't.
  static func areMentioned(in file: SourceFile) -> Bool {
    file.bytes.contains(Array("available".utf8))
  }

  // MARK: Conditions

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = failing(node.conditions) else { return .visitChildren }
    omit(from: condition, of: node.conditions)
    omit(within: node.body)
    if let other = node.elseBody { walk(other) }
    return .skipChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
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

  /// Lists of statements whose rest never runs.
  private var unreachable: Set<SyntaxIdentifier> = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    node.parent.map { unreachable.contains($0.id) } == true ? .skipChildren : .visitChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    guard isNewer(node) else { return .skipChildren }
    let holds = node.availabilityKeyword.text == "#unavailable"
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    omissions.append(
      (start..<node.endPositionBeforeTrailingTrivia.utf8Offset, holds ? "true" : "false"))
    return .skipChildren
  }

  private func isNewer(_ node: AvailabilityConditionSyntax) -> Bool {
    SystemVersion.asked(for: node.availabilityArguments.trimmedDescription).map { $0 > device }
      ?? false
  }

  /// The first of some conditions that asks for a newer system.
  private func failing(_ conditions: ConditionElementListSyntax) -> ConditionElementSyntax? {
    conditions.first { element in
      guard let node = element.condition.as(AvailabilityConditionSyntax.self) else { return false }
      return node.availabilityKeyword.text == "#available" && isNewer(node)
    }
  }

  /// Leaves out a condition that doesn't hold, and those behind it, which nobody looks at.
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

  // MARK: Declarations

  private func omit(_ node: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
    guard DeclSyntax(node).needsNewer(than: device) else { return .visitChildren }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    omissions.append((start..<node.endPositionBeforeTrailingTrivia.utf8Offset, ""))
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
