import UIKit

/// A text field delegate that records its calls and returns the values specified by a test.
final class FieldDelegate: NSObject, UITextFieldDelegate {
  let log = CallLog()
  var begins = true
  var ends = true
  var clears = true
  var returns = true
  var changes = true
  private(set) var changed: [(range: NSRange, text: String)] = []
  private(set) var reasons: [UITextField.DidEndEditingReason] = []

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.note("shouldBegin")
    return begins
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { log.note("didBegin") }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.note("shouldEnd")
    return ends
  }

  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    log.note("didEnd")
    reasons.append(reason)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    changed.append((range, string))
    return changes
  }

  func textFieldDidChangeSelection(_ textField: UITextField) { log.note("selection") }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    log.note("shouldClear")
    return clears
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.note("shouldReturn")
    return returns
  }
}
