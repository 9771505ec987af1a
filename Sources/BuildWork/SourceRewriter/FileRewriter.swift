import AppBuilder
import Safeguards
import SwiftSyntax

/// Collects the changes to a file.
final class FileRewriter: SyntaxVisitor {
  private let file: SourceFile
  private let index: DeclarationIndex
  private let conditions: BuildConditions
  private let checkedSystems: CheckedSystems
  private let plan: InjectionPlan
  private let selectors: SelectorResolver
  private let optionals: OptionalRequirements
  private let repairs: [Repair]
  private let skippedImports: SkippedImports
  /// The expression for the bundle with the target's resources.
  private let bundle: SwiftCode
  /// Whether the file is being edited, so that names in selectors must remain code.
  private let isEdited: Bool

  private(set) var edits = EditList()
  private(set) var diagnostics: [Diagnostic] = []
  /// Modules to import in addition to the file's own imports.
  private(set) var addedImports: Set<String> = []

  init(
    _ file: SourceFile, index: DeclarationIndex, conditions: BuildConditions, plan: InjectionPlan,
    selectors: SelectorResolver, optionals: OptionalRequirements, repairs: [Repair] = [],
    skippedImports: SkippedImports, bundle: SwiftCode, isEdited: Bool = false
  ) {
    self.isEdited = isEdited
    self.file = file
    self.index = index
    self.conditions = conditions
    checkedSystems = conditions.checkedSystems
    self.plan = plan
    self.selectors = selectors
    self.optionals = optionals
    self.repairs = repairs
    self.skippedImports = skippedImports
    self.bundle = bundle
    super.init(viewMode: .sourceAccurate)
  }

  /// Collects the file's changes.
  func run() {
    if NewerSystems.areMentioned(in: file) {
      let newer = NewerSystems(device: conditions.systemVersion)
      newer.walk(file.tree)
      omissions = newer.omissions
    }
    walk(file.tree)
    addedImports.formUnion(SystemModules.modules(declaringNamesIn: file.bytes))
    if KeychainConstants.areObjects(in: file) { edits.add(KeychainConstants(in: file).edits) }
    plan.apply(to: &edits, file: file)
    if conditions.swiftVersion == "4" {
      let names = OlderNames(file, index: index)
      names.walk(file.tree)
      edits.add(names.edits)
    }
    repair()
    for omission in omissions { edits.omit(omission.range, with: omission.text, in: file) }
  }

  /// The code for systems newer than the device's.
  private var omissions: [(range: Range<Int>, text: String)] = []

  private func isOmitted(_ node: some SyntaxProtocol) -> Bool {
    omissions.contains { $0.range.contains(node.position.utf8Offset) }
  }

  private func repair() {
    guard !repairs.isEmpty else { return }
    let finder = RepairFinder(file, repairs)
    finder.walk(file.tree)
    edits.add(finder.edits)
    addedImports.insert("UIKit")
  }

  // MARK: Attributes and modifiers

  private static let blanked: Set<String> = [
    "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "objc",
    "objcMembers", "nonobjc", "NSCopying", "GKInspectable", "LLDBDebuggerFunction",
    "IBOutletCollection", "NSManaged", "warn_unqualified_access",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.blanked.contains(name) {
      edits.blank(node, in: file)
      return .skipChildren
    }
    if name == "convention" && isObjectiveC(node) || name == "available" && isReservedForFiles(node)
    {
      edits.blank(node, in: file)
      return .skipChildren
    }
    if let replacement = checkedSystems.replacement(for: node) {
      edits.replace(node, with: replacement.text, in: file, padded: true)
      return .skipChildren
    }
    if name == "UIApplicationMain" || name == "NSApplicationMain" {
      edits.replace(node, with: "@main", in: file, padded: true)
      return .skipChildren
    }
    return .visitChildren
  }

  /// Returns whether an attribute makes a member unavailable to code but not to storyboards.
  private func isReservedForFiles(_ availability: AttributeSyntax) -> Bool {
    let marks = MemberDeclaration.marksForFiles
    return availability.arguments?.trimmedDescription.contains("unavailable") == true
      && availability.parent?.as(AttributeListSyntax.self)?.names.isDisjoint(with: marks) == false
  }

  /// Returns whether a function type has an Objective-C convention, like a block or a method's
  /// implementation.
  private func isObjectiveC(_ convention: AttributeSyntax) -> Bool {
    let name = convention.arguments?.trimmedDescription
    if name == "block" { return true }
    let type = convention.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType
    return name == "c"
      && type?.as(FunctionTypeSyntax.self)?.parameters.contains {
        $0.type.trimmedDescription == "Selector"
      } == true
  }

  /// Replaces the type of an unnamed object of an Objective-C protocol.
  ///
  /// On Apple's systems, any such object can be returned as `some`, because the protocol's own type
  /// conforms to it.
  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.someOrAnySpecifier.tokenKind == .keyword(.some),
      let name = node.constraint.as(IdentifierTypeSyntax.self)?.name.text,
      index.findProtocol(name)?.isObjC == true, !isParameter(node)
    else { return .visitChildren }
    edits.replace(node.someOrAnySpecifier, with: "any", in: file, padded: true)
    return .visitChildren
  }

  private func isParameter(_ type: SomeOrAnyTypeSyntax) -> Bool {
    var node = type.parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if current.is(FunctionParameterSyntax.self) { return true }
      node = current.parent
    }
    return false
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if name == "dynamic" || name == "optional" { edits.blank(node, in: file) }
    if name == "open", node.detail == nil, isInExtension(node) {
      edits.replace(node, with: "public", in: file)
    }
    return .skipChildren
  }

  /// Returns whether a modifier belongs to an extension's member, which can't be overridden without
  /// Objective-C.
  private func isInExtension(_ modifier: DeclModifierSyntax) -> Bool {
    guard let declaration = modifier.parent?.parent, !declaration.is(ClassDeclSyntax.self)
    else { return false }
    var block = declaration.parent
    while let node = block, !node.is(MemberBlockSyntax.self) { block = node.parent }
    return block?.parent?.is(ExtensionDeclSyntax.self) == true
  }

  // MARK: Conditions and imports

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    if !isOmitted(node), let replacement = checkedSystems.replacement(for: node) {
      edits.replace(node, with: replacement.text, in: file, padded: true)
      if let (statement, offset) = checkedSystems.elseStatement(of: node) {
        edits.insert(" \(statement.text);", at: offset)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = conditions.activeClause(of: node)
    for clause in node.clauses {
      guard let condition = clause.condition else { continue }
      if clause.id != active?.id, condition.description.contains("canImport(SwiftUI)") {
        tellOfPreviews(at: condition)
      }
      for (part, value) in conditions.overridden(in: condition) {
        edits.replace(part, with: value ? "true" : "false", in: file, padded: true)
      }
    }
    if let elements = active?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    if skippedImports.contains(node) {
      skip(node, of: module)
    } else if let substitute = SystemModules.substitute(for: module) {
      edits.blank(node, in: file)
      addedImports.formUnion(substitute)
    } else if node.path.count > 1, node.importKindSpecifier == nil {
      edits.blank(node, in: file)
      addedImports.insert(module)
    } else if index.bringsUIKit(module) {
      addedImports.insert("UIKit")
    }
    return .skipChildren
  }

  /// Removes an import that the app doesn't need.
  private func skip(_ node: ImportDeclSyntax, of module: String) {
    edits.blank(node, in: file)
    // On iOS, importing most frameworks also imports UIKit.
    addedImports.insert("UIKit")
    guard module == "SwiftUI" else {
      diagnostics.append(
        file.diagnostic(
          .note, "the import of \(module) is skipped: this file uses none of its names",
          at: node.path))
      return
    }
    let (declarations, reason) = skippedImports.omissions(in: file)
    for declaration in declarations {
      edits.blank(declaration, in: file)
      omitted.insert(declaration.id)
    }
    tellOfPreviews(at: node.path, reason)
  }

  private var hasToldOfPreviews = false

  private func tellOfPreviews(
    at node: some SyntaxProtocol, _ reason: String = SkippedImports.previewReason
  ) {
    guard !hasToldOfPreviews else { return }
    hasToldOfPreviews = true
    diagnostics.append(file.diagnostic(.note, reason, at: node))
  }

  /// Declarations that have been blanked out.
  private var omitted: Set<SyntaxIdentifier> = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    omitted.contains(node.id) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    omitted.contains(node.id) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    omitted.contains(node.id) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    omitted.contains(node.id) ? .skipChildren : .visitChildren
  }

  /// Removes previews, which only Xcode's canvas uses.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    removePreview(node)
    return .skipChildren
  }

  private func removePreview(_ node: some FreestandingMacroExpansionSyntax) {
    tellOfPreviews(at: node.macroName)
    if isEdited, let closure = node.trailingClosure, closure.signature == nil,
      node.additionalTrailingClosures.isEmpty
    {
      keepBody(closure, of: node)
    } else {
      edits.blank(node, in: file)
    }
  }

  /// Replaces a preview with a function that nothing calls, so that an editor finds and renames the
  /// names in it.
  private func keepBody(
    _ closure: ClosureExprSyntax, of node: some FreestandingMacroExpansionSyntax
  ) {
    let start = node.pound.offsets.lowerBound
    let code: SwiftCode = "@MainActor private func _quincePreview\(start)() { _ = {"
    edits.replace(start..<closure.leftBrace.offsets.upperBound, with: code.text, in: file)
    walk(closure.statements)
    edits.replace(closure.rightBrace, with: "} }", in: file)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    renameModule(node.base?.as(DeclReferenceExprSyntax.self)?.baseName)
    if node.base?.is(OptionalChainingExprSyntax.self) == true, !isCalled(node),
      let property = optionals.value(
        of: node.declName.baseName.text,
        labels: node.declName.argumentNames?.arguments.map {
          $0.name.text == "_" ? nil : $0.name.text
        })
    {
      edits.replace(node.declName, with: property, in: file)
    }
    return .visitChildren
  }

  /// Returns whether a member is called, with or without a `?` or `!` before the parentheses.
  private func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    return parent.is(FunctionCallExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
      || parent.is(ForceUnwrapExprSyntax.self)
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    unwrapOnce(node.expression, node.questionMark)
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    unwrapOnce(node.expression, node.exclamationMark)
    return .visitChildren
  }

  /// Removes one of two optional unwrappings of a delegate's `window`, as in
  /// `delegate?.window??.rootViewController`.
  ///
  /// The property is an optional requirement in Objective-C.
  private func unwrapOnce(_ unwrapped: ExprSyntax, _ mark: TokenSyntax) {
    let inner =
      unwrapped.as(OptionalChainingExprSyntax.self)?.expression
      ?? unwrapped.as(ForceUnwrapExprSyntax.self)?.expression
    guard inner?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window" else { return }
    edits.blank(mark, in: file)
  }

  /// Replaces the type of an unmanaged Core Foundation string, because only classes can be
  /// unmanaged, and the string isn't one on Linux.
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "Unmanaged", let argument = node.genericArgumentClause?.arguments.first,
      argument.trimmedDescription == "CFString"
    {
      edits.replace(argument, with: "NSString", in: file)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    renameModule(node.baseType.as(IdentifierTypeSyntax.self)?.name)
    return .visitChildren
  }

  /// The protocols that have Apple's requirements of messages, which Foundation's lack on Linux.
  private static let messageProtocols = [
    "NotificationCenter.MainActorMessage": "UIKit.BridgedMainActorMessage",
    "NotificationCenter.AsyncMessage": "UIKit.BridgedAsyncMessage",
  ]

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let name = Self.messageProtocols[node.type.trimmedDescription],
      node.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == false
    else { return .visitChildren }
    edits.replace(node.type, with: name, in: file)
    addedImports.insert("UIKit")
    return .skipChildren
  }

  private func renameModule(_ name: TokenSyntax?) {
    guard let name, let module = SystemModules.qualifier(for: name.text),
      !index.typeNames.contains(name.text)
    else { return }
    edits.replace(name, with: module, in: file)
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    if hasDateStrategies { DateStrategyPatterns.rewrite(node, in: file, &edits) }
    return .visitChildren
  }

  private lazy var hasDateStrategies = DateStrategyPatterns.areMentioned(in: file)

  // MARK: Selectors and key paths

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "Preview":
      removePreview(node)
      return .skipChildren
    case "selector" where isOmitted(node): return .skipChildren
    case "selector":
      let selector = selectors.resolve(node, in: file)
      if case .failure(let failure) = selector { diagnostics += failure.diagnostics }
      let code: SwiftCode = "UIKit.Selector(\(literal: (try? selector.get()) ?? ""))"
      if isEdited {
        keepArgument(of: node, after: "(\(code.text), ")
      } else if case .success = selector {
        edits.replace(node, with: code.text, in: file, padded: true)
      }
      addedImports.insert("UIKit")
      return .skipChildren
    case "keyPath":
      let name = SwiftCode(literal: selectors.keyPath(node))
      if isEdited {
        let namesType = node.arguments.first?.trimmedDescription.first?.isUppercase == true
        keepArgument(of: node, after: "(\(name.text), \\" + (namesType ? "" : "Self."))
      } else {
        edits.replace(node, with: name.text, in: file, padded: true)
      }
      return .skipChildren
    case "bundle" where node.arguments.isEmpty && node.trailingClosure == nil:
      edits.replace(node, with: bundle.text, in: file, padded: true)
      addedImports.insert("Foundation")
      return .skipChildren
    default:
      return .visitChildren
    }
  }

  /// Replaces `#selector(name)` with `(selector, name).0`, so that an editor finds and renames the
  /// name.
  /// - Parameter code: The code up to the argument.
  private func keepArgument(of node: MacroExpansionExprSyntax, after code: String) {
    guard let argument = node.arguments.first?.expression.offsets else { return }
    edits.replace(node.offsets.lowerBound..<argument.lowerBound, with: code, in: file)
    edits.replace(argument.upperBound..<node.offsets.upperBound, with: ").0", in: file)
  }

  // MARK: Optional requirements

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.names.contains("objc") else { return .visitChildren }
    if node.inheritanceClause == nil {
      edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if omitted.contains(node.id) { return .skipChildren }
    return replaceOptional(node, from: node.bindingSpecifier)
  }

  /// Replaces an optional requirement with a property that can be `nil`.
  private func replaceOptional(
    _ node: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax,
    from keyword: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { $0.name.text == "optional" }),
      let member = MemberDeclaration.members(of: DeclSyntax(node), file: file.index, in: nil).first
    else { return .visitChildren }
    for attribute in node.attributes { walk(attribute) }
    for modifier in node.modifiers { walk(modifier) }
    let property = OwnProtocols.property(for: member)
    let start = keyword.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.replace(
      start..<node.endPositionBeforeTrailingTrivia.utf8Offset,
      with: "var \(property): \(OwnProtocols.type(of: member)) { get }", in: file)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if omitted.contains(node.id) { return .skipChildren }
    compareNumbers(node)
    renameResources(
      node.name, firstLabel: node.signature.parameterClause.parameters.first?.firstName.text)
    tellOfForwarding(node)
    return replaceOptional(node, from: node.funcKeyword)
  }

  /// Adds a note that calls to a protocol's methods aren't forwarded.
  ///
  /// The methods are called directly, without a lookup, so an object that doesn't implement one
  /// can't forward the call.
  private func tellOfForwarding(_ node: FunctionDeclSyntax) {
    guard node.name.text == "forwardingTarget",
      node.modifiers.contains(where: { $0.name.text == "override" })
    else { return }
    diagnostics.append(
      file.diagnostic(
        .note,
        "only messages sent by selector are forwarded, not calls of a protocol's methods",
        at: node.name))
  }

  /// Moves an app's operator that compares numbers into an extension.
  ///
  /// On Linux, Foundation declares the same operator. As a member, the app's operator takes
  /// precedence.
  private func compareNumbers(_ node: FunctionDeclSyntax) {
    let types = node.signature.parameterClause.parameters.map { $0.type.trimmedDescription }
    guard node.name.text == "<", types == ["NSNumber", "NSNumber"],
      node.parent?.is(CodeBlockItemSyntax.self) == true
    else { return }
    edits.insert(
      "extension Foundation.NSNumber { ", at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    edits.insert("static ", at: node.funcKeyword.positionAfterSkippingLeadingTrivia.utf8Offset)
    edits.insert(" }", at: node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let names = node.argumentNames {
      renameResources(node.baseName, firstLabel: names.arguments.first?.name.text)
    }
    return .visitChildren
  }

  /// Returns the name of the function that's called.
  private static func name(ofCalled callee: ExprSyntax) -> DeclReferenceExprSyntax? {
    callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    describeClass(node)
    makePredicate(node)
    completeInitializer(node)
    nameObserved(node)
    if let name = Self.name(ofCalled: node.calledExpression), name.argumentNames == nil {
      renameResources(name.baseName, firstLabel: node.arguments.first?.label?.text)
    }
    callOptional(node)
    return .visitChildren
  }

  /// Rewrites `object.name?(…)` and `object.name!(…)` if only Objective-C allows it.
  private func callOptional(_ node: FunctionCallExprSyntax) {
    guard let (callee, mark) = Self.unwrapped(node.calledExpression),
      let access = callee.as(MemberAccessExprSyntax.self)
    else { return }
    let name = access.declName.baseName
    var closures: [String?] = node.trailingClosure == nil ? [] : [nil]
    closures += node.additionalTrailingClosures.map { $0.label.text }
    switch optionals.call(
      of: name.text, labels: node.arguments.map { $0.label?.text }, closures: closures)
    {
    case .closure(let property):
      edits.replace(name, with: property, in: file)
      for argument in node.arguments {
        if let label = argument.label, let colon = argument.colon {
          edits.blank(label, in: file)
          edits.blank(colon, in: file)
        }
      }
    case .method:
      edits.blank(mark, in: file)
      if node.calledExpression.is(OptionalChainingExprSyntax.self), Self.isValue(node) {
        makeOptional(access.base)
      }
    case nil: break
    }
  }

  /// Returns the expression that a mark unwraps, and the mark.
  private static func unwrapped(_ expression: ExprSyntax) -> (ExprSyntax, TokenSyntax)? {
    if let chaining = expression.as(OptionalChainingExprSyntax.self) {
      return (chaining.expression, chaining.questionMark)
    }
    return expression.as(ForceUnwrapExprSyntax.self).map { ($0.expression, $0.exclamationMark) }
  }

  /// Returns whether the result of a call is used.
  private static func isValue(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self)
    { node = parent }
    return node.parent?.is(CodeBlockItemSyntax.self) == false
  }

  /// Makes the result of a call optional, as the call of an optional method has it, unless it's
  /// optional because of an earlier part of the expression.
  private func makeOptional(_ base: ExprSyntax?) {
    guard let base, !base.is(SuperExprSyntax.self), !Self.isChained(base) else { return }
    edits.insert("Optional(", at: base.positionAfterSkippingLeadingTrivia.utf8Offset)
    edits.insert(")?", at: base.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  private static func isChained(_ expression: ExprSyntax) -> Bool {
    if expression.is(OptionalChainingExprSyntax.self) { return true }
    let inner =
      expression.as(MemberAccessExprSyntax.self)?.base
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
      ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
      ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
    return inner.map(isChained) ?? false
  }

  /// Replaces `View.description()`, which every class has in Objective-C.
  private func describeClass(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty,
      let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "description", let base = access.base,
      let suffix = suffix(ofClass: base)
    else { return }
    edits.insert(
      "UIKit.ClassNames.name(of: ", at: base.positionAfterSkippingLeadingTrivia.utf8Offset)
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.replace(
      base.endPositionBeforeTrailingTrivia.utf8Offset..<end, with: suffix + ")", in: file)
    addedImports.insert("UIKit")
  }

  /// Returns the suffix that turns a class expression into a value, or `nil` if the expression
  /// isn't a class.
  private func suffix(ofClass base: ExprSyntax) -> String? {
    if let call = base.as(FunctionCallExprSyntax.self) {
      let isType = call.calledExpression.trimmedDescription == "type"
      return isType && call.arguments.first?.label?.text == "of" ? "" : nil
    }
    if let access = base.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
      let inner = access.base, suffix(ofClass: inner) != nil
    {
      return ""
    }
    let name =
      base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? base.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    if name == "Self" { return ".self" }
    guard name.first?.isUppercase == true else { return nil }
    guard let own = index.findClass(name) else {
      return index.typeNames.contains(name) ? nil : ".self"
    }
    let isDeclared = index.lineage(of: own).contains { type in
      type.members.contains { $0.isStatic && $0.fullName == "description()" }
    }
    return isDeclared ? nil : ".self"
  }

  /// Replaces the initializer that takes a predicate's format.
  ///
  /// The predicate can be an instance of one of several classes, which an initializer can't create.
  private func makePredicate(_ node: FunctionCallExprSyntax) {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text == "NSPredicate", callee.argumentNames == nil,
      node.arguments.first?.label?.text == "format", !index.typeNames.contains("NSPredicate")
    else { return }
    edits.replace(callee.baseName, with: "UIKit.FoundationCalls.predicate", in: file)
    addedImports.insert("UIKit")
  }

  /// Replacements for `init()` in Foundation's classes that lack it on Linux, where it can't be
  /// added.
  private static let lackingInitializers = [
    "Timer": "quinceNever: ()", "URLSession": "configuration: .default",
  ]

  private func completeInitializer(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let arguments = Self.lackingInitializers[name], node.arguments.isEmpty,
      node.trailingClosure == nil, let parenthesis = node.leftParen,
      !index.typeNames.contains(name)
    else { return }
    edits.insert(arguments, at: parenthesis.endPosition.utf8Offset)
    addedImports.insert("UIKit")
  }

  /// Renames the method that returns the files of a bundle.
  ///
  /// On Linux, its result is `[NSURL]`, and an overload can't differ only in its result.
  ///
  /// The receiver's type isn't known, so a method of the same name in the app is renamed, too.
  private func renameResources(_ name: TokenSyntax, firstLabel: String?) {
    guard name.text == "urls", firstLabel == "forResourcesWithExtension" else { return }
    edits.replace(name, with: "quinceURLs", in: file)
    addedImports.insert("UIKit")
  }

  private var importsCombine: Bool {
    index.imports.contains { $0.module == "Combine" && $0.file == file.index }
  }

  /// Adds the name of an observed key path, which isn't available at run time.
  private func nameObserved(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      let first = node.arguments.first, let path = first.expression.as(KeyPathExprSyntax.self)
    else { return }
    switch (access.declName.baseName.text, first.label?.text) {
    case ("observe", nil): break
    case ("publisher", "for"): guard importsCombine else { return }
    default: return
    }
    let names = path.components.map { $0.component.trimmedDescription }
    guard let name = names.first, names.count == 1 else { return }
    edits.insert(
      ", quinceKey: \(SwiftCode(literal: name))",
      at: first.expression.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
