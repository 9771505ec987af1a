extension UIPasteboard {
  /// Replaces the contents by values such as texts and URLs.
  public func setObjects<T>(_ objects: [T])
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces the contents by values such as texts and URLs, until a date. No other device gets them in any case.
  public func setObjects<T>(_ objects: [T], localOnly: Bool, expirationDate: Date?)
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
    let bridged: [any NSItemProviderWriting] = objects.map { $0._bridgeToObjectiveC() }
    setObjects(bridged, localOnly: localOnly, expirationDate: expirationDate)
  }
}
