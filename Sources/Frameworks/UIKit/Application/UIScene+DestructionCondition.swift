extension UIScene {
  /// A reason for which a scene is removed when it's disconnected.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiscene/destructioncondition>.
  @available(IOS26 )
  public struct DestructionCondition: CustomStringConvertible, Hashable, Sendable {
    /// The name of the reason.
    public let description: String

    /// The user closed the scene.
    public static var userInitiatedDismissal: DestructionCondition {
      DestructionCondition(description: "userInitiatedDismissal")
    }

    /// The system disconnected the scene.
    public static var systemDisconnection: DestructionCondition {
      DestructionCondition(description: "systemDisconnection")
    }
  }
}
