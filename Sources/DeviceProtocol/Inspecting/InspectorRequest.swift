/// An inspector's request to an app.
package enum InspectorRequest: Codable, Equatable, Sendable {
  /// Requests all views and view controllers.
  ///
  /// The answer is `InspectorReply.tree`.
  case tree
  /// Requests the details of views, view controllers, and windows.
  ///
  /// The answer is `InspectorReply.objects`.
  case objects([Int])
  /// Requests the images of views, without their subviews.
  ///
  /// The answer is `InspectorReply.pictures`.
  case pictures([Int])
  /// Sets a property of a view or constraint.
  ///
  /// The answer is `InspectorReply.edited`.
  case edit(InspectorEdit)
}
