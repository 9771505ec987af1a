import Foundation

/// Records how to undo what a person did.
///
/// Follows <https://developer.apple.com/documentation/foundation/undomanager>, which Foundation on Linux lacks.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private struct Operation {
    weak var target: AnyObject?
    var perform: @MainActor (AnyObject) -> Void
  }

  private struct Group {
    var operations: [Operation] = []
    var name = ""
  }

  private enum Direction { case recording, undoing, redoing }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var openGroups: [Group] = []
  private var direction = Direction.recording
  private var disabledCount = 0
  private var closesGroupAtEndOfEvent = false

  /// Creates an undo manager.
  public override init() {
    super.init()
  }

  /// How many actions are kept; 0 is all.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// Whether what happens in one turn of the run loop is one action.
  open var groupsByEvent = true

  /// How many groups are open.
  open var groupingLevel: Int { openGroups.count }

  /// Whether registering does anything.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Whether an undo is under way.
  open var isUndoing: Bool { direction == .undoing }

  /// Whether a redo is under way.
  open var isRedoing: Bool { direction == .redoing }

  /// Whether there is something to undo.
  open var canUndo: Bool {
    !undoStack.isEmpty || openUndoGroups.contains { !$0.operations.isEmpty }
  }

  /// The open groups that can be undone; what is recorded while undoing can be redone.
  private var openUndoGroups: [Group] { direction == .undoing ? [] : openGroups }

  /// Whether there is something to redo.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// The name of what `undo()` would undo.
  open var undoActionName: String {
    canUndo ? (openUndoGroups.last { !$0.name.isEmpty } ?? undoStack.last)?.name ?? "" : ""
  }

  /// The name of what `redo()` would redo.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// The title of a menu's undo command.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a menu's redo command.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of the command that undoes an action with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of the command that redoes an action with a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Names the current action.
  open func setActionName(_ actionName: String) {
    if openGroups.isEmpty {
      if !undoStack.isEmpty { undoStack[undoStack.count - 1].name = actionName }
    } else {
      openGroups[openGroups.count - 1].name = actionName
    }
  }

  /// Records what undoes, or while undoing redoes, a change.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      openGroups.append(Group())
      if groupsByEvent, direction == .recording { closeGroupAtEndOfEvent() }
    }
    if direction == .recording { redoStack = [] }
    openGroups[openGroups.count - 1].operations.append(
      Operation(target: target) { handler(unsafeDowncast($0, to: TargetType.self)) })
  }

  /// Records a method that undoes a change.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) { target in
      SelectorCalls.perform(selector, on: target, with: [anObject])
    }
  }

  /// Opens a group of changes that are undone as one.
  open func beginUndoGrouping() {
    openGroups.append(Group())
  }

  /// Closes the innermost group.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    guard !group.operations.isEmpty else { return }
    if let outer = openGroups.indices.last {
      openGroups[outer].operations.append(contentsOf: group.operations)
      if openGroups[outer].name.isEmpty { openGroups[outer].name = group.name }
    } else if direction == .undoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      trim()
    }
  }

  /// Undoes the last action.
  open func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    perform(group, direction: .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Undoes the last group.
  open func undoNestedGroup() {
    undo()
  }

  /// Redoes what was undone last.
  open func redo() {
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    perform(group, direction: .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  /// Forgets everything.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = openGroups.map { _ in Group() }
  }

  /// Forgets everything about an object.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func without(_ groups: [Group]) -> [Group] {
      groups.map {
        var group = $0
        group.operations.removeAll { $0.target === target }
        return group
      }
    }
    undoStack = without(undoStack).filter { !$0.operations.isEmpty }
    redoStack = without(redoStack).filter { !$0.operations.isEmpty }
    openGroups = without(openGroups)
  }

  /// Stops recording until as many calls to `enableUndoRegistration()`.
  open func disableUndoRegistration() {
    disabledCount += 1
  }

  /// Records again.
  open func enableUndoRegistration() {
    disabledCount = max(0, disabledCount - 1)
  }

  private func perform(_ group: Group, direction: Direction) {
    self.direction = direction
    beginUndoGrouping()
    setActionName(group.name)
    for operation in group.operations.reversed() {
      if let target = operation.target { operation.perform(target) }
    }
    endUndoGrouping()
    self.direction = .recording
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  private func closeGroupAtEndOfEvent() {
    guard !closesGroupAtEndOfEvent else { return }
    closesGroupAtEndOfEvent = true
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      closesGroupAtEndOfEvent = false
      if !openGroups.isEmpty { endUndoGrouping() }
    }
  }

  private func trim() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo {
      undoStack.removeFirst(undoStack.count - levelsOfUndo)
    }
  }
}

extension NSNotification.Name {
  /// Posted before an undo manager undoes something.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// Posted after an undo manager undid something.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Posted before an undo manager redoes something.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// Posted after an undo manager redid something.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
