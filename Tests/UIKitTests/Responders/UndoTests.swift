import Testing
import UIKit

@MainActor struct UndoTests {
  private final class Model {
    var value = 0
    let undo: UIKit.UndoManager

    init(_ undo: UIKit.UndoManager) { self.undo = undo }

    @MainActor func set(_ new: Int) {
      let old = value
      undo.registerUndo(withTarget: self) { target in
        MainActor.assumeIsolated { target.set(old) }
      }
      value = new
    }
  }

  private let undo = UIKit.UndoManager()

  @Test func undoTakesBackAndRedoBringsAgain() {
    let model = Model(undo)
    undo.groupsByEvent = false
    for value in [1, 2] {
      undo.beginUndoGrouping()
      model.set(value)
      undo.setActionName("Set \(value)")
      undo.endUndoGrouping()
    }
    #expect(undo.canUndo && !undo.canRedo)
    #expect(undo.undoActionName == "Set 2")
    #expect(undo.undoMenuItemTitle == "Undo Set 2")
    undo.undo()
    #expect(model.value == 1)
    #expect(undo.canRedo && undo.redoActionName == "Set 2")
    #expect(undo.redoMenuItemTitle == "Redo Set 2")
    undo.redo()
    #expect(model.value == 2)
    undo.undo()
    undo.undo()
    #expect(model.value == 0 && !undo.canUndo)
  }

  @Test func groupsAreUndoneTogether() {
    let model = Model(undo)
    undo.beginUndoGrouping()
    #expect(undo.groupingLevel >= 1)
    model.set(1)
    model.set(2)
    model.set(3)
    undo.endUndoGrouping()
    undo.undo()
    #expect(model.value == 0)
  }

  @Test func registrationMayBeTurnedOff() {
    let model = Model(undo)
    undo.disableUndoRegistration()
    #expect(!undo.isUndoRegistrationEnabled)
    model.set(1)
    undo.enableUndoRegistration()
    #expect(!undo.canUndo)
    model.set(2)
    #expect(undo.canUndo)
    undo.removeAllActions()
    #expect(!undo.canUndo)
    model.set(3)
    undo.removeAllActions(withTarget: model)
    #expect(!undo.canUndo)
  }

  @Test func levelsAreLimited() {
    let model = Model(undo)
    undo.levelsOfUndo = 2
    undo.groupsByEvent = false
    for value in 1...5 {
      undo.beginUndoGrouping()
      model.set(value)
      undo.endUndoGrouping()
    }
    while undo.canUndo { undo.undo() }
    #expect(model.value == 3)
  }

  @Test func somethingNewForgetsWhatCouldBeRedone() {
    let model = Model(undo)
    undo.groupsByEvent = false
    undo.beginUndoGrouping()
    model.set(1)
    undo.endUndoGrouping()
    undo.undo()
    undo.beginUndoGrouping()
    model.set(9)
    undo.endUndoGrouping()
    #expect(!undo.canRedo)
  }

  @Test func undoingAndRedoingIsPosted() {
    let model = Model(undo)
    let log = NotificationLog(
      [
        .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
        .NSUndoManagerDidRedoChange,
      ], object: undo)
    undo.undo()
    #expect(log.names.isEmpty)
    undo.groupsByEvent = false
    undo.beginUndoGrouping()
    model.set(1)
    undo.endUndoGrouping()
    undo.undo()
    undo.redo()
    #expect(
      log.names == [
        "NSUndoManagerWillUndoChangeNotification", "NSUndoManagerDidUndoChangeNotification",
        "NSUndoManagerWillRedoChangeNotification", "NSUndoManagerDidRedoChangeNotification",
      ])
    #expect(undo.undoMenuTitle(forUndoActionName: "Typing") == "Undo Typing")
    #expect(undo.redoMenuTitle(forUndoActionName: "") == "Redo")
  }
}
