import UIKit

extension UIControl {
  /// Records the name of each event of the control.
  func note(in log: CallLog) {
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
      (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
      (.editingDidBegin, "editBegin"), (.editingChanged, "edit"), (.editingDidEnd, "editEnd"),
      (.editingDidEndOnExit, "exitEnd"),
    ]
    for (event, name) in names {
      addAction(UIAction { _ in log.note(name) }, for: event)
    }
  }
}
