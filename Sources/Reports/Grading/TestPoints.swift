/// The points of a test, and the way it's shown in results.
package struct TestPoints: Equatable, Sendable {
  /// The visibility of a result, with Gradescope's names.
  package enum Visibility: String, CaseIterable, Sendable {
    case visible, hidden
    case afterDueDate = "after_due_date"
    case afterPublished = "after_published"
  }

  /// The number of points.
  package var points: Double
  /// The visibility of the result, or `nil` for the visibility of all results.
  package var visibility: Visibility?
  /// The name shown for the test, or `nil` for its own name.
  package var title: String?
  /// The number of the question that the test belongs to, such as `2.1`.
  package var number: String?
  /// The tags for sorting results.
  package var tags: [String] = []

  init(points: Double) {
    self.points = points
  }
}
