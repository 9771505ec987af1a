extension UIViewController {
  /// Shows the view in place of the content, or takes it away.
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

  /// Asks for the view in place of the content if that was asked for, and keeps it in its place.
  func layOutContentUnavailable() {
    if needsContentUnavailable {
      needsContentUnavailable = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    guard contentUnavailableConfiguration != nil, let view = viewIfLoaded else { return }
    if contentUnavailableOverlay == nil { showContentUnavailable() }
    contentUnavailableOverlay?.cover(view)
  }

  /// The state that the view controller's own traits and search make.
  var ownContentUnavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Has what is shown in place of the content updated with the next layout.
  final func setNeedsContentUnavailable() {
    needsContentUnavailable = true
    viewIfLoaded?.setNeedsLayout()
  }
}
