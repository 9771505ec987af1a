/// A property of an observable object that announces its changes.
protocol PublishedProperty: AnyObject {
  /// The publisher of the object's coming changes.
  var objectWillChange: ObservableObjectPublisher? { get set }
}
