/// A namespace for the types of publishers that operators return.
///
/// OpenCombine's publishers have another name here, so that this module's replace some of them.
///
/// Follows <https://developer.apple.com/documentation/combine/publishers>.
public enum Publishers {
  /// OpenCombine's `AllSatisfy`.
  public typealias AllSatisfy = OpenCombine.Publishers.AllSatisfy
  /// OpenCombine's `AssertNoFailure`.
  public typealias AssertNoFailure = OpenCombine.Publishers.AssertNoFailure
  /// OpenCombine's `Autoconnect`.
  public typealias Autoconnect = OpenCombine.Publishers.Autoconnect
  /// OpenCombine's `Breakpoint`.
  public typealias Breakpoint = OpenCombine.Publishers.Breakpoint
  /// OpenCombine's `Buffer`.
  public typealias Buffer = OpenCombine.Publishers.Buffer
  /// OpenCombine's `Catch`.
  public typealias Catch = OpenCombine.Publishers.Catch
  /// OpenCombine's `Collect`.
  public typealias Collect = OpenCombine.Publishers.Collect
  /// OpenCombine's `CollectByCount`.
  public typealias CollectByCount = OpenCombine.Publishers.CollectByCount
  /// OpenCombine's `CompactMap`.
  public typealias CompactMap = OpenCombine.Publishers.CompactMap
  /// OpenCombine's `Comparison`.
  public typealias Comparison = OpenCombine.Publishers.Comparison
  /// OpenCombine's `Concatenate`.
  public typealias Concatenate = OpenCombine.Publishers.Concatenate
  /// OpenCombine's `Contains`.
  public typealias Contains = OpenCombine.Publishers.Contains
  /// OpenCombine's `ContainsWhere`.
  public typealias ContainsWhere = OpenCombine.Publishers.ContainsWhere
  /// OpenCombine's `Count`.
  public typealias Count = OpenCombine.Publishers.Count
  /// OpenCombine's `Debounce`.
  public typealias Debounce = OpenCombine.Publishers.Debounce
  /// OpenCombine's `Decode`.
  public typealias Decode = OpenCombine.Publishers.Decode
  /// OpenCombine's `Delay`.
  public typealias Delay = OpenCombine.Publishers.Delay
  /// OpenCombine's `Drop`.
  public typealias Drop = OpenCombine.Publishers.Drop
  /// OpenCombine's `DropUntilOutput`.
  public typealias DropUntilOutput = OpenCombine.Publishers.DropUntilOutput
  /// OpenCombine's `DropWhile`.
  public typealias DropWhile = OpenCombine.Publishers.DropWhile
  /// OpenCombine's `Encode`.
  public typealias Encode = OpenCombine.Publishers.Encode
  /// OpenCombine's `Filter`.
  public typealias Filter = OpenCombine.Publishers.Filter
  /// OpenCombine's `First`.
  public typealias First = OpenCombine.Publishers.First
  /// OpenCombine's `FirstWhere`.
  public typealias FirstWhere = OpenCombine.Publishers.FirstWhere
  /// OpenCombine's `FlatMap`.
  public typealias FlatMap = OpenCombine.Publishers.FlatMap
  /// OpenCombine's `HandleEvents`.
  public typealias HandleEvents = OpenCombine.Publishers.HandleEvents
  /// OpenCombine's `IgnoreOutput`.
  public typealias IgnoreOutput = OpenCombine.Publishers.IgnoreOutput
  /// OpenCombine's `Last`.
  public typealias Last = OpenCombine.Publishers.Last
  /// OpenCombine's `LastWhere`.
  public typealias LastWhere = OpenCombine.Publishers.LastWhere
  /// OpenCombine's `Map`.
  public typealias Map = OpenCombine.Publishers.Map
  /// OpenCombine's `MapError`.
  public typealias MapError = OpenCombine.Publishers.MapError
  /// OpenCombine's `MapKeyPath`.
  public typealias MapKeyPath = OpenCombine.Publishers.MapKeyPath
  /// OpenCombine's `MapKeyPath2`.
  public typealias MapKeyPath2 = OpenCombine.Publishers.MapKeyPath2
  /// OpenCombine's `MapKeyPath3`.
  public typealias MapKeyPath3 = OpenCombine.Publishers.MapKeyPath3
  /// OpenCombine's `MeasureInterval`.
  public typealias MeasureInterval = OpenCombine.Publishers.MeasureInterval
  /// OpenCombine's `Multicast`.
  public typealias Multicast = OpenCombine.Publishers.Multicast
  /// OpenCombine's `Output`.
  public typealias Output = OpenCombine.Publishers.Output
  /// OpenCombine's `PrefixUntilOutput`.
  public typealias PrefixUntilOutput = OpenCombine.Publishers.PrefixUntilOutput
  /// OpenCombine's `PrefixWhile`.
  public typealias PrefixWhile = OpenCombine.Publishers.PrefixWhile
  /// OpenCombine's `ReceiveOn`.
  public typealias ReceiveOn = OpenCombine.Publishers.ReceiveOn
  /// OpenCombine's `Reduce`.
  public typealias Reduce = OpenCombine.Publishers.Reduce
  /// OpenCombine's `RemoveDuplicates`.
  public typealias RemoveDuplicates = OpenCombine.Publishers.RemoveDuplicates
  /// OpenCombine's `ReplaceEmpty`.
  public typealias ReplaceEmpty = OpenCombine.Publishers.ReplaceEmpty
  /// OpenCombine's `ReplaceError`.
  public typealias ReplaceError = OpenCombine.Publishers.ReplaceError
  /// OpenCombine's `Retry`.
  public typealias Retry = OpenCombine.Publishers.Retry
  /// OpenCombine's `Scan`.
  public typealias Scan = OpenCombine.Publishers.Scan
  /// OpenCombine's `Sequence`.
  public typealias Sequence = OpenCombine.Publishers.Sequence
  /// OpenCombine's `SetFailureType`.
  public typealias SetFailureType = OpenCombine.Publishers.SetFailureType
  /// OpenCombine's `SubscribeOn`.
  public typealias SubscribeOn = OpenCombine.Publishers.SubscribeOn
  /// OpenCombine's `SwitchToLatest`.
  public typealias SwitchToLatest = OpenCombine.Publishers.SwitchToLatest
  /// OpenCombine's `Throttle`.
  public typealias Throttle = OpenCombine.Publishers.Throttle
  /// OpenCombine's `Timeout`.
  public typealias Timeout = OpenCombine.Publishers.Timeout
  /// OpenCombine's `TryAllSatisfy`.
  public typealias TryAllSatisfy = OpenCombine.Publishers.TryAllSatisfy
  /// OpenCombine's `TryCatch`.
  public typealias TryCatch = OpenCombine.Publishers.TryCatch
  /// OpenCombine's `TryCompactMap`.
  public typealias TryCompactMap = OpenCombine.Publishers.TryCompactMap
  /// OpenCombine's `TryComparison`.
  public typealias TryComparison = OpenCombine.Publishers.TryComparison
  /// OpenCombine's `TryContainsWhere`.
  public typealias TryContainsWhere = OpenCombine.Publishers.TryContainsWhere
  /// OpenCombine's `TryDropWhile`.
  public typealias TryDropWhile = OpenCombine.Publishers.TryDropWhile
  /// OpenCombine's `TryFilter`.
  public typealias TryFilter = OpenCombine.Publishers.TryFilter
  /// OpenCombine's `TryFirstWhere`.
  public typealias TryFirstWhere = OpenCombine.Publishers.TryFirstWhere
  /// OpenCombine's `TryLastWhere`.
  public typealias TryLastWhere = OpenCombine.Publishers.TryLastWhere
  /// OpenCombine's `TryMap`.
  public typealias TryMap = OpenCombine.Publishers.TryMap
  /// OpenCombine's `TryPrefixWhile`.
  public typealias TryPrefixWhile = OpenCombine.Publishers.TryPrefixWhile
  /// OpenCombine's `TryReduce`.
  public typealias TryReduce = OpenCombine.Publishers.TryReduce
  /// OpenCombine's `TryRemoveDuplicates`.
  public typealias TryRemoveDuplicates = OpenCombine.Publishers.TryRemoveDuplicates
  /// OpenCombine's `TryScan`.
  public typealias TryScan = OpenCombine.Publishers.TryScan
  /// OpenCombine's `Zip`.
  public typealias Zip = OpenCombine.Publishers.Zip
  /// OpenCombine's `Zip3`.
  public typealias Zip3 = OpenCombine.Publishers.Zip3
  /// OpenCombine's `Zip4`.
  public typealias Zip4 = OpenCombine.Publishers.Zip4
  /// OpenCombine's `PrefetchStrategy`.
  public typealias PrefetchStrategy = OpenCombine.Publishers.PrefetchStrategy
  /// OpenCombine's `BufferingStrategy`.
  public typealias BufferingStrategy = OpenCombine.Publishers.BufferingStrategy
}
