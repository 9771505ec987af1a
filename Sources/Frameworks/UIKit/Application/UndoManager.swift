import Foundation

/// An object that records operations for undo and redo.
///
/// Follows <https://developer.apple.com/documentation/foundation/undomanager>, which Foundation on
/// Linux lacks.
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

  /// The maximum number of groups on the undo stack, or 0 for no limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// Whether groups are created automatically for each pass of the run loop.
  open var groupsByEvent = true

  /// The number of nested undo groups.
  open var groupingLevel: Int { openGroups.count }

  /// Whether undo operations are recorded.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Whether an undo is in progress.
  open var isUndoing: Bool { direction == .undoing }

  /// Whether a redo is in progress.
  open var isRedoing: Bool { direction == .redoing }

  /// Whether there are actions to undo.
  open var canUndo: Bool {
    !undoStack.isEmpty || openUndoGroups.contains { !$0.operations.isEmpty }
  }

  /// The open groups that can be undone.
  ///
  /// Actions that are recorded while undoing are for redo.
  private var openUndoGroups: [Group] { direction == .undoing ? [] : openGroups }

  /// Whether there are actions to redo.
  open var canRedo: Bool { !redoStack.isEmpty }

  /// The name of the action to undo.
  open var undoActionName: String {
    canUndo ? (openUndoGroups.last { !$0.name.isEmpty } ?? undoStack.last)?.name ?? "" : ""
  }

  /// The name of the action to redo.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// The title of the Undo command in a menu.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of the Redo command in a menu.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of the command that undoes an action with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of the command that redoes an action with a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Sets the name of the current action.
  open func setActionName(_ actionName: String) {
    if openGroups.isEmpty {
      if !undoStack.isEmpty { undoStack[undoStack.count - 1].name = actionName }
    } else {
      openGroups[openGroups.count - 1].name = actionName
    }
  }

  /// Records a closure that undoes a change, or redoes it while undoing.
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

  /// Records a selector that undoes a change.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) { target in
      SelectorCalls.perform(selector, on: target, with: [anObject])
    }
  }

  /// Starts a group of operations that are undone together.
  open func beginUndoGrouping() {
    openGroups.append(Group())
  }

  /// Ends the innermost group.
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
      if direction == .recording { post(.NSUndoManagerDidCloseUndoGroup) }
    }
  }

  /// Closes open groups and undoes the last one.
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

  /// Redoes the last action that was undone.
  open func redo() {
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    perform(group, direction: .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  /// Clears the undo and redo stacks.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    openGroups = openGroups.map { _ in Group() }
  }

  /// Clears the operations of a target from both stacks.
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

  /// Disables recording, until a matching call to `enableUndoRegistration()`.
  open func disableUndoRegistration() {
    disabledCount += 1
  }

  /// Enables recording.
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
  /// Posted after an undo manager closes a group of operations.
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before an undo manager performs an undo.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// Posted after an undo manager performs an undo.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Posted before an undo manager performs a redo.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// Posted after an undo manager performs a redo.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}
