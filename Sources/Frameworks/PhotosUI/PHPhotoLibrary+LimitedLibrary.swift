extension PHPhotoLibrary {
  /// Shows a picker for the photos that the app can access, if its access is limited.
  @MainActor
  public func presentLimitedLibraryPicker(from controller: UIViewController) {
    presentLimitedLibraryPicker(from: controller) { _ in }
  }

  /// Shows a picker for the photos that the app can access, if its access is limited, and calls a
  /// closure with the identifiers of those that the user has added.
  @MainActor
  public func presentLimitedLibraryPicker(
    from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
  ) {
    guard PHPhotoLibrary.authorizationStatus(for: .readWrite) == .limited else {
      return completionHandler([])
    }
    PhotoAccess.presentPicker(from: controller) { completionHandler($0.map(\.localIdentifier)) }
  }
}
