extension UIViewController {
  /// Shows the view that replaces the content, or removes it.
  func showContentUnavailable() {
    guard let view = viewIfLoaded else { return }
    guard let configuration = contentUnavailableConfiguration else {
      contentUnavailableOverlay?.removeFromSuperview()
      contentUnavailableOverlay = nil
      return
    }
    let updated = configuration.updated(for: contentUnavailableConfigurationState)
    if let contentUnavailableOverlay {
      contentUnavailableOverlay.show(updated)
    } else {
      contentUnavailableOverlay = ContentUnavailableOverlay(updated)
    }
    contentUnavailableOverlay?.cover(view)
  }

  /// Updates the view that replaces the content if an update was requested, and keeps it in place.
  func layOutContentUnavailable() {
    if needsContentUnavailable {
      needsContentUnavailable = false
      track(.contentUnavailable) {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
      }
    }
    guard contentUnavailableConfiguration != nil, let view = viewIfLoaded else { return }
    if contentUnavailableOverlay == nil { showContentUnavailable() }
    contentUnavailableOverlay?.cover(view)
  }

  /// The state that results from the view controller's own traits and search.
  var ownContentUnavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Requests an update of the view that replaces the content, at the next layout.
  final func setNeedsContentUnavailable() {
    needsContentUnavailable = true
    viewIfLoaded?.setNeedsLayout()
  }
}
