extension UIPasteboard {
  /// Replaces the contents with values such as strings and URLs.
  public func setObjects<T>(_ objects: [T])
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces the contents with values such as strings and URLs, which can expire.
  ///
  /// Other devices never receive them.
  public func setObjects<T>(_ objects: [T], localOnly: Bool, expirationDate: Date?)
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
    let bridged: [any NSItemProviderWriting] = objects.map { $0._bridgeToObjectiveC() }
    setObjects(bridged, localOnly: localOnly, expirationDate: expirationDate)
  }
}
