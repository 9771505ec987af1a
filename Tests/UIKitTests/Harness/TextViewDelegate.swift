import UIKit

/// A text view delegate that records its calls and returns the values specified by a test.
final class TextViewDelegate: NSObject, UITextViewDelegate {
  let log = CallLog()
  var begins = true
  var ends = true
  var changes = true
  private(set) var changed: [(range: NSRange, text: String)] = []

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    log.note("shouldBegin")
    return begins
  }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    log.note("shouldEnd")
    return ends
  }

  func textViewDidBeginEditing(_ textView: UITextView) { log.note("didBegin") }
  func textViewDidEndEditing(_ textView: UITextView) { log.note("didEnd") }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    changed.append((range, text))
    return changes
  }

  func textViewDidChange(_ textView: UITextView) { log.note("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { log.note("selection") }
}
