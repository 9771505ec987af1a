import Stubs

extension UIWindowScene {
  private static let confirmations = Association<UISceneClosureConfirmation>()

  /// The confirmation before the user closes the scene, which this device doesn't show.
  @available(IOS27 )
  public var closureConfirmation: UISceneClosureConfirmation? {
    get { Self.confirmations[self] }
    set {
      Stub.sceneClosureConfirmation.report(if: newValue != nil)
      Self.confirmations[self] = newValue
    }
  }
}
