/// An inspector's request to an app.
package enum InspectorRequest: Codable, Equatable, Sendable {
  /// Asks for all views and view controllers; answered by `InspectorReply.tree`.
  case tree
  /// Asks for everything that's known of some views, view controllers, and windows; answered by
  /// `InspectorReply.objects`.
  case objects([Int])
  /// Asks for pictures of some views' own drawing; answered by `InspectorReply.pictures`.
  case pictures([Int])
  /// Sets a property of a view or a constraint; answered by `InspectorReply.edited`.
  case edit(InspectorEdit)
}
