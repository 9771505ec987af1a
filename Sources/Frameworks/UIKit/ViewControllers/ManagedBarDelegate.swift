/// The delegate of a navigation bar that a navigation controller manages.
@MainActor
final class ManagedBarDelegate: NSObject, UINavigationBarDelegate {
  func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}
