/// The points of a test, and how it's shown in results.
package struct TestPoints: Equatable, Sendable {
  /// The visibility of a result, by Gradescope's names.
  package enum Visibility: String, CaseIterable, Sendable {
    case visible, hidden
    case afterDueDate = "after_due_date"
    case afterPublished = "after_published"
  }

  /// The number of points.
  package var points: Double
  /// The visibility of its result; `nil` means the same as all.
  package var visibility: Visibility?
  /// The name shown for the test; `nil` means its own name.
  package var title: String?
  /// The number of the question that it belongs to, such as `2.1`.
  package var number: String?
  /// The words by which results are sorted.
  package var tags: [String] = []

  init(points: Double) {
    self.points = points
  }
}
