import Combine

public typealias ObservableObject = Combine.ObservableObject
public typealias Published = Combine.Published
